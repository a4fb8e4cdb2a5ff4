import type { UiLabels } from '@tatami/ui';
import { labels as polish } from '@tatami/ui/labels/pl';

/** The few words that live inside components, in the language of the page. One of them is our own. */
export const labels: UiLabels = { ...polish, quickMenu: 'Na skróty' };
