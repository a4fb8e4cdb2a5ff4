import { createLog } from '@tatami/sdk';

/** What developers see in the console. The production switch is on in production builds (spec §9). */
export const log = createLog({ production: import.meta.env.PROD });
