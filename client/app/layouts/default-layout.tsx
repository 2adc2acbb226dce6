/** §2.5 default: the frame itself. The document renders the lazy overlays beside it. */
export { Frame as default } from './frame.tsx';
