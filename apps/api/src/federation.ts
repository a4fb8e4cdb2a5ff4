/** The federations whose rules of examination a club may follow (domain.md, grade). */
export const federationProfiles = ['PFA', 'PZA', 'HOMBU', 'CFAI'] as const;

export type FederationProfile = (typeof federationProfiles)[number];
