import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { api } from './api.ts'
import { type AppDispatch, contactChanged, selectContact, selectRequestId, selectUserId } from './store.ts'

/** A sign-in in two steps, with the least text. */
export function Login() {
  const dispatch = useDispatch<AppDispatch>()
  const navigate = useNavigate()
  const email = useSelector(selectContact)
  const requestId = useSelector(selectRequestId)
  const isSignedIn = useSelector(selectUserId) !== null
  const [code, setCode] = useState('')
  if (isSignedIn) return <Navigate to="/home/" replace />
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        if (!requestId) return void dispatch(api.endpoints.startVerification.initiate({ email }, { track: false }))
        await dispatch(api.endpoints.checkVerification.initiate({ requestId, code }, { track: false }))
        void navigate('/home/')
      }}
    >
      <input
        aria-label="Phone or Email"
        value={email}
        onChange={(event) => dispatch(contactChanged(event.target.value))}
      />
      <input aria-label="Code" value={code} onChange={(event) => setCode(event.target.value)} />
      <button type="submit">Send</button>
      <Link to="/">Cancel</Link>
    </form>
  )
}
