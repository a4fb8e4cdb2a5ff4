/** The federations whose rules of examination a club may follow (domain.md, grade). */
export const federationProfiles = ['PFA', 'PZA', 'HOMBU', 'CFAI'] as const;

export type FederationProfile = (typeof federationProfiles)[number];

/** What the federations are called on paper. */
export const federationNames: Record<FederationProfile, string> = {
  PFA: 'Polska Federacja Aikido (Aikikai)',
  PZA: 'Polski Związek Aikido',
  HOMBU: 'Aikikai Hombu Dojo',
  CFAI: 'CFAI Polska',
};
