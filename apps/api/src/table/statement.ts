/** SQL text with its values, gathered as it is written. */
export class Statement {
  readonly values: unknown[] = [];

  /** @returns the placeholder of the value. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const names = new Map<string, string>();

/** What the driver is given. */
interface Query {
  name?: string;
  text: string;
  values: unknown[];
}

/** Planned each time, for its values. */
export const asItIs = (text: string, values: unknown[]): Query => ({ text, values });

/** Prepared once a connection. The texts come from a bounded vocabulary; past the bound they go unprepared. */
export function prepared(text: string, values: unknown[]): Query {
  let name = names.get(text);
  if (!name && names.size < 1_000) {
    name = `t${names.size}`;
    names.set(text, name);
  }
  return name ? { name, text, values } : { text, values };
}
