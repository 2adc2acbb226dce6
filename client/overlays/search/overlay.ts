import { componentOf, type Overlay } from '../overlay.ts';

/** The game search (§2.10). Where nobody is served there is nothing to find, whatever key or entry of the history asks for it. */
export const searchOverlay: Overlay = {
  kind: 'modal',
  isOpen: ({ search, navigation }) => search.isOpen.value && navigation.pageData.value.visitor.isServed,
  close: ({ search }) => search.close(),
  load: componentOf('search'),
  isTypedInto: true,
  reopen: ({ search }) => search.open(),
};
