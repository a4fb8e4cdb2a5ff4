/** Brings the switches, which the list of rights does without. */
export const loadGroupRights = async () => ({ default: (await import('./GroupRights.tsx')).GroupRights });
