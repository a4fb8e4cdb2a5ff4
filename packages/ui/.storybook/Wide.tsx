import type { ReactNode } from 'react';
import { roomy } from './roomy.css.ts';

/** What has no width of its own, drawn as wide as there is room. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={roomy}>{children}</div>;
}
