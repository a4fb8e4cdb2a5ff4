import '@tatami/ui/index.css';
import '@tatami/ui/themes/lara-light-indigo.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Page />, { onRecoverableError: (error) => reportError(error) });
