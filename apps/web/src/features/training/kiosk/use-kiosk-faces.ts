import { useEffect, useState } from 'react';
import { type KioskTraining, kioskPicture } from './kiosk-calls.ts';

/** How many are asked for at once: marks come between them. */
const atOnce = 4;

/** The pictures of those at a training, by their names, as they come. Where one doesn’t, the initials do. */
export function useKioskFaces(
  token: string,
  students: KioskTraining['students'],
): ReadonlyMap<string, string> {
  const [faces, setFaces] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = students
    .flatMap(({ student, picture }) => (picture ? [`${student}/${picture}`] : []))
    .sort()
    .join(',');
  useEffect(() => {
    const end = new AbortController();
    const made: string[] = [];
    const waiting = wanted ? wanted.split(',') : [];
    const next = async (): Promise<void> => {
      const [student, picture] = waiting.shift()?.split('/') ?? [];
      if (!student || !picture || end.signal.aborted) return;
      const face = await kioskPicture(token, student, picture, end.signal).catch(() => null);
      if (face && !end.signal.aborted) {
        const src = URL.createObjectURL(face);
        made.push(src);
        setFaces((before) => new Map(before).set(picture, src));
      }
      return next();
    };
    for (let lane = 0; lane < atOnce; lane += 1) void next();
    return () => {
      end.abort();
      setFaces(new Map());
      for (const src of made) URL.revokeObjectURL(src);
    };
  }, [token, wanted]);
  return faces;
}
