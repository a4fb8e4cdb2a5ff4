import { PartError } from '../http/problem.ts';

/** Work on a part of what was sent: the fields it complains about are named from the whole, `guardians.0.phone`. */
export async function within<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new PartError(path, error as Error);
  }
}
