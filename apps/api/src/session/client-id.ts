/** The one client of the token endpoint (spec.md §9). */
export const CLIENT_ID = 'photoclient';
