import type { ComponentType } from 'react'
import {
  DieIcon,
  HomeIcon,
  LampIcon,
  LetterIcon,
  MapIcon,
  MaskIcon,
  PeopleIcon,
  SwordsIcon,
  UserIcon,
} from '../../ui/icon/icons.tsx'
import type { RouteId } from '../navigation/index.ts'

/** The signs of the views: in the tab strip, and where the search offers them. */
export const viewIcons: Partial<Record<RouteId, ComponentType>> = {
  home: HomeIcon,
  ideaBuilder: LampIcon,
  game: DieIcon,
  gameLobby: PeopleIcon,
  gameInvite: LetterIcon,
  gameTable: MapIcon,
  gameCharacter: MaskIcon,
  gameCombat: SwordsIcon,
  profile: UserIcon,
}
