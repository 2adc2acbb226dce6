/** The single-zero wheel's numbers in their order, clockwise from zero. */
export const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const TURN = Math.PI * 2;

/** Radians a second. The ball runs against the wheel. */
export const BALL_SPEED = -8.6;
export const WHEEL_SPEED = 0.55;

/** What the ball still runs from the croupier's point of no return, about; less would look thrown. */
const RUN_OUT = -24;
/** Where in the run-out it leaves the rim, and how far it has run when it lies in its pocket. */
const LEAVES_RIM = 0.62;

export type BallPath = {
  seconds: number;
  /** Both at a time from 0 to `seconds`: the angle is clockwise from the top, the depth 0 on the rim and 1 in the pocket. */
  at(time: number): { angle: number; depth: number };
};

/**
 * The ball's way into a pocket of a turning wheel. It begins at the speed that the ball has (the slope of the curve there),
 * slows down evenly, and comes to rest exactly over its pocket, wherever the wheel has turned to by then.
 *
 * @param ball the ball's angle now
 * @param wheel the wheel's angle now
 * @param pocket the pocket's angle on the wheel
 */
export function ballPath(ball: number, wheel: number, pocket: number): BallPath {
  let run = RUN_OUT;
  // How long it takes depends on how far it runs, and where the pocket is then on how long it takes: three rounds agree.
  for (let round = 0; round < 6; round += 1) {
    const target = wheel + WHEEL_SPEED * secondsFor(run) + pocket;
    const whole = Math.round((ball + run - target) / TURN);
    run = target + whole * TURN - ball;
  }
  const seconds = secondsFor(run);
  return {
    seconds,
    at(time) {
      const share = Math.min(1, Math.max(0, time / seconds));
      return { angle: ball + run * (1 - (1 - share) ** 2) + slip(share), depth: fall(share) };
    },
  };
}

function secondsFor(run: number): number {
  return (2 * run) / BALL_SPEED;
}

/** From the rim into the pocket, with two bounces on the way. */
function fall(share: number): number {
  if (share < LEAVES_RIM) return 0;
  const part = (share - LEAVES_RIM) / (1 - LEAVES_RIM);
  if (part < 0.4) return (part / 0.4) ** 2;
  if (part < 0.72) return 1 - 0.3 * Math.sin(((part - 0.4) / 0.32) * Math.PI);
  if (part < 0.9) return 1 - 0.1 * Math.sin(((part - 0.72) / 0.18) * Math.PI);
  return 1;
}

/** The bounces carry it a little along; nothing of it is left at the end. */
function slip(share: number): number {
  if (share < LEAVES_RIM) return 0;
  const part = (share - LEAVES_RIM) / (1 - LEAVES_RIM);
  return 0.12 * Math.sin(part * Math.PI * 3) * (1 - part);
}

/** Where a number lies on the wheel, in radians clockwise from zero. */
export function angleOf(pocket: number): number {
  return (POCKETS.findIndex((number) => number === pocket) / POCKETS.length) * Math.PI * 2;
}
