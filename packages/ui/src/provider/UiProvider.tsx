'use client';

import '../theme/base.css.ts';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { UiLabels } from './labels.ts';

/** What the router's link is given: an anchor's own props. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

interface Ui {
  readonly labels: UiLabels;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly link: ComponentType<LinkComponentProps>;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

/** What stands for the texts where nobody gave any: most components need none, and one that does says what is missing. */
const noLabels = new Proxy({} as UiLabels, {
  get(_, name) {
    throw new Error(`No "${String(name)}": put a UiProvider above, with labels from @tatami/ui/labels/en.`);
  },
});

const UiContext = createContext<Ui>({ labels: noLabels, locale: 'en', dir: 'ltr', link: PlainLink });

export interface UiProviderProps {
  /** The texts inside components, in the current language. */
  labels: UiLabels;
  /** The BCP 47 tag for dates and numbers that components write themselves. */
  locale: string;
  /** Which way text runs; the document's `dir` says the same. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** The component that renders every link, so that the router can take it. A plain anchor by default. */
  link?: ComponentType<LinkComponentProps> | undefined;
  /** The application. */
  children: ReactNode;
}

/**
 * Stands once, around everything. Without it a link is a plain anchor, dates and numbers are English, and components that
 * have something to say by themselves (a dialog its “Close”) throw an error that names what is missing.
 */
export function UiProvider({
  labels = noLabels,
  locale,
  dir = 'ltr',
  link = PlainLink,
  children,
}: UiProviderProps): ReactNode {
  const ui = useMemo(() => ({ labels, locale, dir, link }), [labels, locale, dir, link]);
  return <UiContext value={ui}>{children}</UiContext>;
}

export const useLabels = (): UiLabels => use(UiContext).labels;
export const useLocale = (): string => use(UiContext).locale;
export const useDirection = (): 'ltr' | 'rtl' => use(UiContext).dir;
export const useLinkComponent = (): ComponentType<LinkComponentProps> => use(UiContext).link;
