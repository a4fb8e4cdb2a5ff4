/** Stories without a picture, by their ids: what they show is not the same twice. */
export const unpictured: Readonly<Record<string, string>> = {};
