import type { Visitor } from '../../shared/domain/visitor.ts';
import { catalogue } from '../../shared/i18n/en/catalogue.ts';
import { createAppState, type AppState } from '../../client/state/app-state.ts';
import type { Hydration } from '../../client/state/hydration/hydration.ts';
import { testCollaborators, type TestCollaborators } from './collaborators.ts';
import { testPageData } from './page-data.ts';

export interface TestApp {
  readonly app: AppState;
  readonly world: TestCollaborators;
}

/** The state of a page with test collaborators. */
export function testApp(
  given: Parameters<typeof testCollaborators>[0] & {
    readonly hydration?: Hydration;
    readonly visitor?: Partial<Visitor>;
  } = {},
): TestApp {
  const world = testCollaborators(given);
  const pageData = testPageData();
  const visitor = { ...pageData.visitor, ...given.visitor };
  const app = createAppState(
    { ...pageData, visitor },
    {
      messages: catalogue,
      collaborators: world,
      hydration: given.hydration ?? null,
    },
  );
  return { app, world };
}
