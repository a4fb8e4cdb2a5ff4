import '@tatami/ui/index.css';
import '@tatami/ui/themes/lara-light-indigo.css';
import type { ReactNode } from 'react';
import { Ui } from './Ui.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="lara-light-indigo">
      <body>
        <Ui>{children}</Ui>
      </body>
    </html>
  );
}
