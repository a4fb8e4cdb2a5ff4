import { type ReactNode, useContext } from 'react';
import type { Right } from './rights.ts';
import { ViewerContext } from './viewer.ts';

interface HasRightProps {
  /** Any one of them suffices; none is held by everybody (spec §6). */
  any: readonly Right[];
  children: ReactNode;
}

/** Shows its content to holders of any of the rights. What they may do the server decides. */
export function HasRight({ any, children }: HasRightProps) {
  return useHasRight(any) && children;
}

/** Shows its content to those who hold none of the rights. */
export function NoRight({ any, children }: HasRightProps) {
  return !useHasRight(any) && children;
}

function useHasRight(any: readonly Right[]): boolean {
  const viewer = useContext(ViewerContext);
  return viewer ? viewer.has(...any) : any.length === 0;
}
