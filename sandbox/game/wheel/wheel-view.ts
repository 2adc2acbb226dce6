import { radial } from '../drawing/layers.ts';
import { BALL_SPEED, WHEEL_SPEED, angleOf, ballPath, type BallPath } from './ball-path.ts';
import { drawBowl, drawRotor, drawTurret, type WheelSize } from './wheel-drawing.ts';

export type WheelView = {
  resize(): void;
  /** Throws the ball in; it runs on the rim until it is told where to land. */
  throwBall(): void;
  /** Resolves when the ball lies in the pocket. */
  land(pocket: number): Promise<void>;
  /** Lays it there without a movement; null takes it off the wheel. */
  lay(pocket: number | null): void;
};

const RIM = 0.905; // of the wheel's radius
const IN_POCKET = 0.585;

type Ball =
  | { on: 'none' }
  | { on: 'rim'; angle: number; since: number }
  | { on: 'way'; path: BallPath; since: number }
  | { on: 'pocket'; angle: number };

/** A roulette wheel on a canvas. It turns slowly while it is looked at, and stands for those who want nothing to move. */
export function createWheelView(canvas: HTMLCanvasElement, felt: string, still: () => boolean): WheelView {
  const context = canvas.getContext('2d');
  let size: WheelSize = { x: 0, y: 0, radius: 0 };
  let rotor: HTMLCanvasElement | undefined;
  let ball: Ball = { on: 'none' };
  let frame = 0;

  const wheelAt = (time: number): number => (still() ? 0 : WHEEL_SPEED * time);

  const ballAt = (now: number): { angle: number; depth: number } | undefined => {
    if (ball.on === 'rim') return { angle: ball.angle + BALL_SPEED * (now - ball.since), depth: 0 };
    if (ball.on === 'way') return ball.path.at(now - ball.since);
    if (ball.on === 'pocket') return { angle: wheelAt(now) + ball.angle, depth: 1 };
    return undefined;
  };

  const draw = (): void => {
    if (context === null || rotor === undefined) return;
    const now = seconds();
    const { x, y, radius } = size;
    context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    drawBowl(context, size, felt);
    context.save();
    context.translate(x, y);
    context.rotate(wheelAt(now));
    context.drawImage(rotor, -radius, -radius, radius * 2, radius * 2);
    context.restore();
    drawTurret(context, size, wheelAt(now));
    const where = ballAt(now);
    if (where !== undefined) drawBall(context, size, where);
  };
  const tick = (): void => {
    frame = 0;
    draw();
    if (!still() && canvas.isConnected) wake();
  };
  const wake = (): void => {
    frame ||= requestAnimationFrame(tick);
  };

  return {
    resize() {
      const { clientWidth: width, clientHeight: height } = canvas;
      const density = Math.min(3, devicePixelRatio);
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      context?.setTransform(density, 0, 0, density, 0, 0);
      size = { x: width / 2, y: height / 2, radius: Math.max(0, Math.min(width, height) / 2 - 6) };
      rotor = size.radius > 0 ? drawRotor(Math.round(size.radius * 2 * density)) : undefined;
      draw();
      wake();
    },
    throwBall() {
      ball = { on: 'rim', angle: -0.6, since: seconds() };
      wake();
    },
    async land(pocket) {
      const now = seconds();
      const path = ballPath(ballAt(now)?.angle ?? 0, wheelAt(now), angleOf(pocket));
      ball = { on: 'way', path, since: now };
      await new Promise((resolve) => setTimeout(resolve, path.seconds * 1000));
      ball = { on: 'pocket', angle: angleOf(pocket) };
    },
    lay(pocket) {
      ball = pocket === null ? { on: 'none' } : { on: 'pocket', angle: angleOf(pocket) };
      draw();
    },
  };
}

function drawBall(
  context: CanvasRenderingContext2D,
  { x, y, radius }: WheelSize,
  at: { angle: number; depth: number },
): void {
  const way = radius * (RIM + (IN_POCKET - RIM) * at.depth);
  const [bx, by] = [x + Math.sin(at.angle) * way, y - Math.cos(at.angle) * way];
  const r = radius * 0.034;
  const white = radial(context, [bx - r * 0.35, by - r * 0.4, r * 0.1, bx, by, r], {
    0: '#ffffff',
    0.6: '#e7e2f2',
    1: '#8b83a3',
  });
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.6)';
  context.shadowBlur = r;
  context.shadowOffsetY = r * 0.6;
  context.fillStyle = white;
  context.beginPath();
  context.arc(bx, by, r, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function seconds(): number {
  return performance.now() / 1000;
}
