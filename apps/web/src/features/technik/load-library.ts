/** Brings the library, which the list of techniques does without. */
export const loadLibrary = async () => ({
  default: (await import('./TechniqueLibrary.tsx')).TechniqueLibrary,
});
