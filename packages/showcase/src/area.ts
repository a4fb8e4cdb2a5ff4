import type { IconComponent } from '@tatami/ui/icons';
import type { PageProps } from '@tatami/web-runtime/routes';
import type { MessageKey } from '@tatami/web-runtime/translator';
import type { ComponentType } from 'react';

/** A page of a demo area: its address, what it is called, and its code, which comes when it is opened. */
export interface ShowcasePage {
  path: string;
  title: MessageKey;
  page: () => Promise<ComponentType<PageProps>>;
}

/** A demo area of spec §2, as the menu shows it. */
export interface Area {
  title: MessageKey;
  icon: IconComponent;
  pages: readonly ShowcasePage[];
}
