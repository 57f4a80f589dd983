/** The endpoints of a tag of the grown contract. */
export function apiFile(index: number, calls: number[]): string {
  const endpoints = calls.map((call) => `    grow${call}: build.mutation(endpoint('grow${call}')),\n`)
  if (calls.length === 0)
    return `import { api } from './api.ts'\n\nexport const grown${index}Api = api.injectEndpoints({ endpoints: () => ({}) })\n`
  return (
    `import { grown${index}Operations } from '../contract/operations/grown-${index}.gen.ts'\nimport { api } from './api.ts'\n` +
    `import { endpointsOf } from './endpoint.ts'\n\nconst endpoint = endpointsOf(grown${index}Operations)\n\n` +
    `export const grown${index}Api = api.injectEndpoints({\n  endpoints: (build) => ({\n${endpoints.join('')}  }),\n})\n`
  )
}

/** The files of a feature as docs/contract.md describes one, by path within its folder. */
export const featureFiles = (index: number): Record<string, string> => ({
  [`grown-${index}-slice.ts`]: `import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../session/root-reducer.ts'

const grown${index}Slice = createSlice({
  name: 'grown${index}',
  initialState: { chosen: '' },
  reducers: {
    chosen${index}: (state, { payload }: PayloadAction<string>) => {
      state.chosen = payload
    },
  },
  selectors: { selectChosen${index}: (state) => state.chosen },
})

export const { chosen${index} } = grown${index}Slice.actions
export const { selectChosen${index} } = grown${index}Slice.injectInto(rootReducer).selectors
`,
  [`screens/grown-${index}.tsx`]: `import { useDispatch, useSelector } from 'react-redux'
import { grown${index}Api } from '../../../api/grown-${index}-api.ts'
import { Page } from '../../../shell/page/page.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { chosen${index}, selectChosen${index} } from '../grown-${index}-slice.ts'

/** Grown screen ${index}. */
export default function Grown${index}() {
  const dispatch = useDispatch()
  const chosen = useSelector(selectChosen${index})
  return (
    <Page title="Grown ${index}" lead={chosen}>
      {Object.keys(grown${index}Api.endpoints).map((id) => (
        <Button key={id} onClick={() => dispatch(chosen${index}(id))}>
          {id}
        </Button>
      ))}
    </Page>
  )
}
`,
  [`screens/grown-${index}.stories.tsx`]: `import Grown${index} from './grown-${index}.tsx'

export default { title: 'Grown/${index}', component: Grown${index} }

export const Shown = {}
`,
})
