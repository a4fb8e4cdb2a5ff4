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

const UiContext = createContext<Ui | null>(null);

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

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

/** Stands once, around everything. */
export function UiProvider({ labels, locale, dir = 'ltr', link = PlainLink, children }: UiProviderProps) {
  const ui = useMemo(() => ({ labels, locale, dir, link }), [labels, locale, dir, link]);
  return <UiContext value={ui}>{children}</UiContext>;
}

function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error('Components of @tatami/ui need a UiProvider above them.');
  return ui;
}

export const useLabels = (): UiLabels => useUi().labels;
export const useLocale = (): string => useUi().locale;
export const useDirection = (): 'ltr' | 'rtl' => useUi().dir;
export const useLinkComponent = (): ComponentType<LinkComponentProps> => useUi().link;
