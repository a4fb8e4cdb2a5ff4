import '@tatami/ui/index.css';
import { ToastProvider, ToastRegion, UiProvider } from '@tatami/ui';
import { makeTheme } from '@tatami/ui/make-theme';
import { wearTheme } from '@tatami/ui/theme';
import { createRoot } from 'react-dom/client';
import { FirstPage } from './FirstPage.tsx';
import { labels } from './labels.ts';

wearTheme(document, makeTheme('lara-light-indigo'));

createRoot(document.body).render(
  <UiProvider labels={labels} locale="pl-PL">
    <ToastProvider>
      <FirstPage />
      <ToastRegion />
    </ToastProvider>
  </UiProvider>,
);
