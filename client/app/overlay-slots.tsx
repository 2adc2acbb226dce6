import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, type ComponentProps } from 'react';
import { importComponents, type Overlay } from '../overlays/overlay.ts';
import type { StandIn } from '../overlays/stand-in.tsx';
import { useApp } from '../state/app-context.tsx';
import { LazyPart } from '../parts/lazy/lazy-part.tsx';
import { BESIDE_MARK, slotMark } from './overlay-marks.ts';
import { isOverThePage, OVERLAYS } from './overlay-stack.ts';

/** The slots of all overlays (§2.5). An overlay is rendered, and its code fetched, only once it is opened. */
export function OverlaySlots() {
  return Object.entries(OVERLAYS).map(([name, overlay]) =>
    overlay.load === null ? null : (
      // The stack makes a slot inert while another overlay covers it.
      <div key={name} {...slotMark(name)} {...(isOverThePage(overlay.kind) ? {} : BESIDE_MARK)}>
        <Slot name={name} overlay={overlay} load={overlay.load} />
      </div>
    ),
  );
}

interface SlotProps {
  readonly name: string;
  readonly overlay: Overlay;
  readonly load: NonNullable<Overlay['load']>;
}

/** An overlay that failed renders nothing until it is closed; when it is opened again, it is fetched again. */
function Slot({ name, overlay, load }: SlotProps) {
  useSignals();
  const app = useApp();
  const isOpen = overlay.isOpen(app, name);
  const [state, setState] = useState<'empty' | 'mounted' | 'failed'>('empty');
  // React allows setting state while rendering: it renders again at once with the new state.
  if (isOpen && state === 'empty') setState('mounted');
  if (!isOpen && (state === 'failed' || (state === 'mounted' && overlay.unmounts))) setState('empty');
  if (state === 'empty') return null;
  const giveUp = () => {
    setState('failed');
    overlay.close(app, name);
    overlay.onFail?.(app);
  };
  // The visitor does not wait for what comes by itself.
  const fallback =
    isOpen && isOverThePage(overlay.kind) ? (
      <Awaited name={name} isModal={overlay.kind === 'modal'} onClose={() => overlay.close(app, name)} />
    ) : null;
  // The notice that something has not come is such a part itself.
  if (overlay.kind === 'notice') return <LazyPart load={load} words="frame" onFail={giveUp} />;
  return <LazyPart load={load} fallback={fallback} onLoaded={app.wishNotice.ask()} onFail={giveUp} />;
}

/** Stands where something opens over the page until it has come: the loading bar runs meanwhile, and says so in words if it is long. */
function Awaited(props: ComponentProps<typeof StandIn>) {
  const { navigation } = useApp();
  useEffect(() => navigation.awaitPart(), [navigation]);
  const load = async () => {
    const { StandIn: Words } = await importComponents();
    return <Words {...props} />;
  };
  return <LazyPart load={load} words="frame" isOptional />;
}
