import type { ReactNode } from 'react';
import { language as chosen, type Language } from '../say.ts';

/** What is said in one of the languages of the book only. */
export function In({ language, children }: { language: Language; children: ReactNode }) {
  return language === chosen ? children : null;
}
