/** The steps of the first run, in their order; each has an address of its own. */
export const steps = ['club', 'places', 'timetable', 'people', 'start'] as const;

export type Step = (typeof steps)[number];

export const stepHref = (step: Step): string => `/adm/start?step=${step}`;

/** The step that an address names. */
export const stepIn = (params: URLSearchParams): Step | undefined =>
  steps.find((step) => step === params.get('step'));
