import { Frame, type LayoutProps } from './frame.tsx';

/** §2.5 default. The document renders the lazy overlays beside it. */
export default function DefaultLayout({ children }: LayoutProps) {
  return <Frame>{children}</Frame>;
}
