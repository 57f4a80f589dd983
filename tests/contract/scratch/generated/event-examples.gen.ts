// This file is generated from tests/contract/scratch/asyncapi.yaml by `npm run contract`. Do not edit it.

/** The examples of every event: by its name, then by theirs. */
export const eventExamples = {
  "game.changed": {
    "begun": {
      "status": "playing",
      "folder": {
        "entries": []
      }
    }
  },
  "dice.rolled": {
    "two": {
      "kind": "dice",
      "faces": [
        2,
        5
      ]
    }
  },
  "presence": {
    "here": {
      "at": "2026-11-22T18:00:00+01:00",
      "state": "here"
    }
  }
} as const
