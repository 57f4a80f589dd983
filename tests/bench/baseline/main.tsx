import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
import { BrowserRouter, Link, useLocation, useRoutes, useSearchParams } from 'react-router-dom'
import { api } from './api.ts'
import { makeStore, selectUserId } from './store.ts'

// The stack baseline: the smallest program that uses every library of the app's start as the app does. Its size is the
// cost of the libraries. What the app has beyond it is the app's own.

const Login = lazy(() => import('./login.tsx').then(({ Login }) => ({ default: Login })))
const Home = lazy(() => import('./home.tsx').then(({ Home }) => ({ default: Home })))

const pages = [
  { path: '/login', element: <Login /> },
  { path: '*', element: <Home /> },
]

function App() {
  const userId = useSelector(selectUserId)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const page = useRoutes(pages)
  return (
    <>
      <nav>
        <Link to="/home/">{userId ?? pathname}</Link> {search.get('search')}
      </nav>
      <Suspense>{page}</Suspense>
    </>
  )
}

const store = makeStore()
void store.dispatch(api.endpoints.getUserInfo.initiate(undefined, { subscribe: false, forceRefetch: true }))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
)
