/** Only its built file is used, for `/api/docs`: what that was built of, 300 MB, stands in it already. */
const BUILT_WHOLE = '@scalar/api-reference';

export const hooks = {
  readPackage: (manifest) => (manifest.name === BUILT_WHOLE ? { ...manifest, dependencies: {} } : manifest),
};
