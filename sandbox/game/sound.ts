/** Sounds made on the spot, none loaded. Off until the player turns them on; browsers want a gesture for it anyway. */
export type Sound = {
  on(): boolean;
  toggle(): boolean;
  tick(): void;
  stop(reel: number): void;
  win(share: number): void;
};

type Note = { frequency: number; after: number; lasts: number; type: OscillatorType; volume: number };

/** A pentatonic scale: whatever order its notes come in, they agree. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.5];

export function createSound(): Sound {
  let audio: AudioContext | undefined;
  let on = false;

  const play = ({ frequency, after, lasts, type, volume }: Note): void => {
    if (!on || audio === undefined) return;
    const start = audio.currentTime + after;
    const voice = audio.createOscillator();
    const level = audio.createGain();
    voice.type = type;
    voice.frequency.value = frequency;
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(volume, start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    voice.connect(level).connect(audio.destination);
    voice.start(start);
    voice.stop(start + lasts + 0.02);
  };

  return {
    on: () => on,
    toggle() {
      on = !on;
      if (on) audio ??= new AudioContext();
      void (on ? audio?.resume() : audio?.suspend());
      return on;
    },
    tick: () => play({ frequency: 1200, after: 0, lasts: 0.03, type: 'square', volume: 0.02 }),
    stop: (reel) =>
      play({ frequency: 150 - reel * 9, after: 0, lasts: 0.16, type: 'triangle', volume: 0.22 }),
    win(share) {
      const notes = Math.min(SCALE.length, 3 + Math.floor(share));
      SCALE.slice(0, notes).forEach((frequency, index) =>
        play({ frequency, after: index * 0.09, lasts: 0.5, type: 'sine', volume: 0.14 }),
      );
    },
  };
}
