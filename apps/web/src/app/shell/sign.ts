import type { LogoProps } from '@tatami/ui';

/** What stands at the head of every page. */
export type Sign = Pick<LogoProps, 'name' | 'picture'>;

/** The product’s own, where the club has none. */
export const ours: Sign = { name: 'Tatami' };
