import type { ReactNode } from 'react';
import { paint } from './paint.css.ts';

interface SeatedProps {
  transform: string;
  /** The width of the outlines; half of it is seen. */
  outline: number;
}

/** Somebody in seiza, eyes closed. Limbs are drawn outline first, so that their parts merge. */
export function Seated({ transform, outline }: SeatedProps): ReactNode {
  const drawn = {
    stroke: paint.ink,
    strokeWidth: outline,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  } as const;
  const line = { fill: 'none', stroke: paint.ink, strokeWidth: 1.8, strokeLinecap: 'round' } as const;
  return (
    <g transform={transform}>
      <path
        {...drawn}
        fill={paint.hakama}
        d="M30 286C22 250 56 214 92 204H148C184 214 218 250 210 286Q166 296 120 288Q74 296 30 286Z"
      />
      <path
        {...line}
        stroke={paint.pleat}
        d="M104 214C84 240 66 262 58 288M114 216C104 246 96 268 92 290M136 214C156 240 174 262 182 288M126 216C136 246 144 268 148 290M120 216V286"
      />
      <path {...drawn} fill={paint.skin} d="M108 104V84a12 12 0 1 1 24 0v20a12 12 0 1 1-24 0z" />
      <path
        {...drawn}
        fill={paint.gi}
        d="M86 212L78 138C78 112 96 102 120 102C144 102 162 112 162 138L154 212Z"
      />
      <path fill={paint.skin} d="M107 102H133L121 126Z" />
      <path {...line} d="M105 102Q116 142 136 196M135 102Q127 128 119 142M98 104Q108 146 130 196" />
      <path {...drawn} fill={paint.belt} d="M83 190Q120 202 157 190L156 206Q120 217 84 206Z" />
      <path
        {...drawn}
        fill={paint.belt}
        d="M114 200L98 236L108 240L122 206ZM126 200L142 236L132 240L118 206ZM110 194Q120 190 130 194L131 209Q120 214 109 209Z"
      />
      <path {...line} stroke={paint.beltShine} strokeWidth="1" d="M84 192Q120 204 156 192" />
      <Arm drawn={drawn} line={line} />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Arm drawn={drawn} line={line} />
      </g>
      <circle {...drawn} fill={paint.skin} cx="120" cy="62" r="27" />
      <path {...line} d="M107 64q3.5 3 7 0M126 64q3.5 3 7 0M116 78q4 3 8 0" />
      <circle {...drawn} fill={paint.hair} cx="120" cy="28" r="11" />
      <path
        fill={paint.hair}
        d="M93 65C90 40 104 32 120 32C136 32 150 40 147 65C144 52 132 44 120 44C108 44 96 52 93 65Z"
      />
    </g>
  );
}

function Arm({ drawn, line }: { drawn: object; line: object }) {
  return (
    <>
      <path
        {...drawn}
        fill={paint.skin}
        d="M86 232a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM96 236a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM102.4 224.3L109.1 229.8L102.1 243.8L93.6 241.7z"
      />
      <path
        {...drawn}
        fill={paint.gi}
        d="M67 130a21 21 0 1 1 42 0a21 21 0 1 1-42 0zM42 186a20 20 0 1 1 40 0a20 20 0 1 1-40 0zM106.9 139.2L80 194.7L43.7 177.9L68.8 121.5zM69 224a15 15 0 1 1 30 0a15 15 0 1 1-30 0zM80.3 178L97.8 218L72 232.9L45.9 197.9z"
      />
      <path {...line} d="M76 176Q84 186 80 200" />
    </>
  );
}
