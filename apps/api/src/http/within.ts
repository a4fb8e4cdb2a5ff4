import { toProblem } from './errors.ts';
import { Problem } from './problem.ts';

/** Work on a part of what was sent: the fields it complains about are named from the whole, `guardians.0.phone`. */
export async function within<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { status, code, values, fields } = toProblem(error as Error);
    throw new Problem(status, code, {
      values,
      fields: fields.map((finding) => ({ ...finding, field: `${path}.${finding.field}` })),
    });
  }
}
