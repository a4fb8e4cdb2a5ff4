import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useEffect, useLayoutEffect, useState } from 'react';
import { appKept } from '../app/versions/versions.ts';
import { fontFace } from './product-font.ts';

/**
 * Fetches the font that the head script has held back, and puts it on with the next page: a text that is being read
 * keeps its looks.
 */
export function useHeldFont(): void {
  const { path } = useNavigation().place;
  const [firstPath] = useState(path);
  const [faces] = useState(() =>
    (window.tatamiFont ?? []).map((face) => ({ face: fontFace(face), isEverywhere: face.isEverywhere })),
  );

  useEffect(() => {
    // The worker has fetched it meanwhile. Without a network there is one more page in the other font.
    void appKept.then(() => {
      for (const { face, isEverywhere } of faces) if (isEverywhere) face.load().catch(() => {});
    });
  }, [faces]);

  useLayoutEffect(() => {
    if (path !== firstPath) for (const { face } of faces) document.fonts.add(face);
  }, [path, firstPath, faces]);
}
