/** Makes what belongs to a text once: a format of `Intl` takes a hundred times as long to make as to use. */
export function memoize<Made>(make: (text: string) => Made): (text: string) => Made {
  const made: Record<string, Made> = {};
  return (text) => {
    made[text] ??= make(text);
    return made[text];
  };
}
