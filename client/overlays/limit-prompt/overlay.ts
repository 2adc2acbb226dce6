import { componentOf, type Overlay } from '../overlay.ts';

/**
 * Asks a player to set a limit (§5). Not over a game, not before the question about cookies is answered, which takes its place, and not where the page says
 * that nobody may play.
 */
export const limitPromptOverlay: Overlay = {
  kind: 'beside',
  isOpen: ({ limitPrompt, consent, games, navigation }) =>
    limitPrompt.isDue.value &&
    !consent.isAsking.value &&
    !games.isGameOpen.value &&
    navigation.pageData.value.page.name !== 'restricted',
  close: ({ limitPrompt }) => limitPrompt.putOff(),
  load: componentOf('limit-prompt'),
  unmounts: true,
};
