import { useApp } from '../../../state/app-context.tsx';
import { NativeFooter } from './native-footer.tsx';
import { WebFooter } from './web-footer.tsx';

/** §2.7 Web footer, or the native footer in native mode (§2.6). */
export default function SiteFooter() {
  return useApp().display.isNative.peek() ? <NativeFooter /> : <WebFooter />;
}
