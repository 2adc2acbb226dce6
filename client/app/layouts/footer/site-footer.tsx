import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../../state/app-context.tsx';
import { NativeFooter } from './native-footer.tsx';
import { WebFooter } from './web-footer.tsx';

/** §2.7 Web footer, or the native footer in native mode (§2.6). */
export default function SiteFooter() {
  useSignals();
  return useApp().display.isNative.value ? <NativeFooter /> : <WebFooter />;
}
