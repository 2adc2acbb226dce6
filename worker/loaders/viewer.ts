import type { LobbyViewer } from '../services/catalogue-service.ts';
import type { LoaderContext } from './loader.ts';

/** The facts of a visitor on which the catalogue depends. */
export function viewerOf({ route, visitor }: LoaderContext): LobbyViewer {
  return { locale: route.locale, currency: visitor.currency, device: visitor.device };
}
