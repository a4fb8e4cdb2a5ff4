import type { ReactNode } from 'react';
import * as styles from './MatRoom.css.ts';

/** Whether a mat lies there, is about to be laid, or is for later. */
export type MatState = 'laid' | 'current' | 'ahead';

export interface Mat {
  /** The word on it: “Grafik”. */
  label: string;
  /** How far it is. */
  state: MatState;
}

export interface MatRoomProps {
  /** The five mats in the order in which they are laid; the last is the half one in the middle. */
  mats: readonly [Mat, Mat, Mat, Mat, Mat];
}

/** The four mats around the half one, as the product’s sign has them, each with its bands on the longer sides. */
const places = [
  { x: 2, y: 2, width: 128, height: 64 },
  { x: 132, y: 2, width: 64, height: 128 },
  { x: 68, y: 132, width: 128, height: 64 },
  { x: 2, y: 68, width: 64, height: 128 },
  { x: 68, y: 68, width: 62, height: 62 },
] as const;

const BAND = 7;

/** A room of four and a half mats that is being laid, a mat a step: a picture of what the words beside it say. */
export function MatRoom({ mats }: MatRoomProps): ReactNode {
  return (
    <svg className={styles.room} viewBox="0 0 198 198" aria-hidden="true">
      {places.map(({ x, y, width, height }, at) => {
        const { label = '', state = 'ahead' } = mats[at] ?? {};
        const isUpright = height > width;
        const [centerX, centerY] = [x + width / 2, y + height / 2];
        const bands = isUpright
          ? `M${x} ${y}h${BAND}v${height}h${-BAND}zM${x + width - BAND} ${y}h${BAND}v${height}h${-BAND}z`
          : `M${x} ${y}h${width}v${BAND}h${-width}zM${x} ${y + height - BAND}h${width}v${BAND}h${-width}z`;
        return (
          <g key={`${x} ${y}`} className={styles.mat} data-state={state}>
            <rect className={styles.straw} {...{ x, y, width, height }} />
            {state === 'laid' && <path className={styles.bands} d={bands} />}
            <text
              className={styles.word}
              x={centerX}
              y={centerY}
              transform={isUpright ? `rotate(-90 ${centerX} ${centerY})` : undefined}
            >
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
