import type { InfiniteData, MutationExtraOptions, QueryExtraOptions } from '@reduxjs/toolkit/query/react'
import type { Operation } from '../contract/operations.gen.ts'
import type { BaseQuery } from './base-query.ts'
import type { Call, RawAnswer } from './call.ts'

/** The part of `OperationTypes[Id]` that an endpoint reads. */
export type AnyTypes = {
  method: string
  // `any`: each operation has its own argument type, and this type is only matched against, never used.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  arg: any
  answers: object
  headers: object
  optionalHeaders: object
}

/** The value at a key of a table; unknown if the table has no such key. */
type ValueAt<Table, Key> = Key extends keyof Table ? Table[Key] : unknown
type Success<Status> = Status extends number ? (`${Status}` extends `2${string}` ? Status : never) : never

/** A success: a union over the success statuses that the contract declares. */
export type Answered<Types extends AnyTypes> = {
  [Status in Success<keyof Types['answers']>]: {
    status: Status
    /** The declared headers. The browser hides Set-Cookie from scripts. */
    headers: ValueAt<Types['headers'], Status> & ValueAt<Types['optionalHeaders'], Status>
    body: BodyOf<ValueAt<Types['answers'], Status>>
  }
}[Success<keyof Types['answers']>]

type BodyOf<Body> = [Body] extends [undefined] ? null : Body

/** The result of an endpoint without `select`: the body. */
export type AnswerBody<Types extends AnyTypes> = Answered<Types>['body']

/**
 * RTK Query's own options: cache tags, side effects, how long an answer is kept. A GET is a query; everything else is a
 * mutation.
 */
export type Extras<Types extends AnyTypes, CacheTag extends string, Result> = Types['method'] extends 'GET'
  ? Omit<QueryExtraOptions<CacheTag, Result, Types['arg'], BaseQuery, 'api', RawAnswer>, 'type' | 'Types'>
  : Omit<MutationExtraOptions<CacheTag, Result, Types['arg'], BaseQuery, 'api', RawAnswer>, 'type' | 'Types'>

/** The definition that `build.query` or `build.mutation` takes. Everything but the extras comes from the contract. */
type Definition<Types extends AnyTypes, CacheTag extends string, Result> = Extras<Types, CacheTag, Result> & {
  query: (arg: Types['arg']) => Call
  transformResponse: (raw: RawAnswer) => Result | Promise<Result>
}

type Select<Types extends AnyTypes, Result> = {
  /**
   * Picks what to keep of the answer, if the body is not enough (a header) or cannot be kept (a file cannot be state).
   */
  select: (answer: Answered<Types>) => Result | Promise<Result>
}

/** A file cannot be kept in the store, so an endpoint that answers with one needs a `select`. */
type MaySelect<Types extends AnyTypes, Result> =
  Blob extends AnswerBody<Types> ? Select<Types, Result> : Partial<Select<Types, Result>>

type TypesOf<O> = O extends Operation<infer Types extends AnyTypes> ? Types : never

/**
 * Makes endpoints from a tag's operations. Method, path, argument, answer and their schemas come from the contract; each
 * call is checked when it is sent.
 * @example
 * const endpoint = endpointsOf(gamesOperations)
 * build.query(endpoint('listGames', { providesTags: ['game'] }))
 */
export function endpointsOf<Table>(operations: Table) {
  return <Id extends keyof Table, CacheTag extends string = never, Result = AnswerBody<TypesOf<Table[Id]>>>(
    id: Id,
    ...[options]: Blob extends AnswerBody<TypesOf<Table[Id]>>
      ? [options: Extras<TypesOf<Table[Id]>, CacheTag, NoInfer<Result>> & MaySelect<TypesOf<Table[Id]>, Result>]
      : [options?: Extras<TypesOf<Table[Id]>, CacheTag, NoInfer<Result>> & MaySelect<TypesOf<Table[Id]>, Result>]
  ): Definition<TypesOf<Table[Id]>, CacheTag, NoInfer<Result>> => {
    const operation = operations[id] as Operation
    const { select = ({ body }: RawAnswer) => body, ...extras } = (options ?? {}) as {
      select?: (raw: RawAnswer) => unknown
    }
    return {
      ...extras,
      query: (arg: unknown) => ({ operation, input: operation.takesBodyAlone ? { body: arg } : (arg ?? {}) }),
      transformResponse: (raw: RawAnswer) => select(raw),
    } as unknown as Definition<TypesOf<Table[Id]>, CacheTag, Result>
  }
}

/** The argument of a call about one game. */
export type OfGame = { params: { gameId: string } }

/**
 * The cache tags of a call about one game.
 * @param types of this game alone
 * @param all of all games
 */
export const ofGame =
  <const Type extends string, const All extends string = never>(types: readonly Type[], all: readonly All[] = []) =>
  (_result: unknown, _error: unknown, { params }: OfGame) => [
    ...types.map((type) => ({ type, id: params.gameId })),
    ...all,
  ]

/** After a refusal the answers are fetched again: someone else may have changed what they are about. */
export const ifRefused =
  <Tag, Arg>(tagsOf: (result: unknown, error: unknown, arg: Arg) => Tag[]) =>
  (result: unknown, error: unknown, arg: Arg): Tag[] =>
    error ? tagsOf(result, error, arg) : []

/** The loaded pages of a list. */
export type Pages<List> = InfiniteData<List, string | undefined>

type Listing<List> = { query: (arg: never) => Call; transformResponse: (raw: RawAnswer) => List | Promise<List> }
type Page = { queryArg: unknown; pageParam: string | undefined }

/**
 * The infinite query of a list, a page at a time.
 * @param limit the number of items in a page; by default as many as the contract allows
 */
export const pagesOf = <List>({ query, transformResponse }: Listing<List>, limit = 100) => ({
  transformResponse,
  query: ({ queryArg, pageParam: cursor }: Page) =>
    query({ ...(queryArg as object), query: { limit, ...(cursor && { cursor }) } } as never),
  infiniteQueryOptions: {
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor?: string | undefined }) => nextCursor,
  },
})
