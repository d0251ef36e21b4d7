import type { Theme } from 'vitepress'
import { inBrowser } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent } from 'vue'
import './style.css'

/** The look of the documentation, and the two pages that do something. */
const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app, siteData }) {
    app.component(
      'PlaygroundPage',
      defineAsyncComponent(() => import('../../playground/PlaygroundPage.vue')),
    )
    app.component(
      'ClientMatrix',
      defineAsyncComponent(() => import('../../matrix/ClientMatrix.vue')),
    )
    if (inBrowser && import.meta.env.PROD && 'serviceWorker' in navigator)
      addEventListener(
        'load',
        () => void navigator.serviceWorker.register(`${siteData.value.base}service-worker.js`),
      )
  },
}

export default theme
