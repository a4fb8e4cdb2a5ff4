/** SQL text with its values, gathered as it is written. */
export class Statement {
  readonly values: unknown[] = [];

  /** @returns the placeholder of the value. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
