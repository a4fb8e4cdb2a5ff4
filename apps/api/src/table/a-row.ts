/** A row in a sentence: `a student`, `an exam`, `a user`. @param name the name of its table */
export const aRow = (name: string): string => `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
