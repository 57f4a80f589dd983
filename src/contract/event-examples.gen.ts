// This file is generated from asyncapi.yaml by `npm run contract`. Do not edit it.

/** The examples of every event: by its name, then by theirs. */
export const eventExamples = {
  "welcome": {
    "open": {
      "stream": "2VJ0pT6hYw3vUqJ5cMz8DdS1hX7",
      "beatSeconds": 10
    }
  },
  "beat": {
    "nothing": {}
  },
  "resync": {
    "restart": {
      "reason": "restart"
    }
  },
  "bye": {
    "removed": {
      "reason": "removed"
    }
  },
  "game.changed": {
    "crown": {
      "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
      "name": "The Ember Crown",
      "pitch": "A crown that burns whoever wears it, and a town that wants it back.",
      "system": "Any",
      "seats": 5,
      "seatsTaken": 2,
      "timeZone": "Europe/Berlin",
      "status": "preparing",
      "host": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      },
      "role": "host",
      "requestsWaiting": 1,
      "hereNow": 1,
      "nextSession": {
        "startsAt": "2026-11-27T19:00:00Z",
        "durationMinutes": 180
      },
      "rev": 4,
      "createdAt": "2026-11-01T18:00:00Z",
      "updatedAt": "2026-11-20T20:15:00Z",
      "changedBy": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      }
    }
  },
  "member.changed": {
    "ash": {
      "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
      "displayName": "Ash",
      "sigil": "owl",
      "colour": "teal",
      "role": "player",
      "joinedAt": "2026-11-02T19:30:00Z",
      "rev": 1
    }
  },
  "member.left": {
    "left": {
      "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
      "how": "left"
    }
  },
  "request.changed": {
    "ash": {
      "person": {
        "userId": "2VJ0kB6dUr8zQlE9xJt3YwM7cS1",
        "displayName": "Juniper",
        "sigil": "stag",
        "colour": "moss"
      },
      "role": "player",
      "label": "for the Tuesday group",
      "createdAt": "2026-11-22T21:10:00Z"
    }
  },
  "request.gone": {
    "letIn": {
      "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
      "how": "letIn"
    }
  },
  "invitation.changed": {
    "link": {
      "invitationId": "2VJ0jN5cTq7yPkD8wHs2XvL6bR9",
      "label": "for the Tuesday group",
      "role": "player",
      "approval": "host",
      "maxUses": 5,
      "uses": 2,
      "token": "q0Jw3nE8c5TnYx2vRk7LdA",
      "createdBy": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      },
      "createdAt": "2026-11-22T20:00:00Z",
      "expiresAt": "2026-11-29T20:00:00Z",
      "rev": 1
    }
  },
  "presence.changed": {
    "here": {
      "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
      "presence": "here",
      "ready": false
    }
  },
  "ready.changed": {
    "ready": {
      "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
      "presence": "here",
      "ready": true
    }
  },
  "nudged": {
    "rowan": {
      "from": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      },
      "about": "ready",
      "nudgedAt": "2026-11-27T18:55:00Z"
    }
  },
  "pause.changed": {
    "paused": {
      "paused": true,
      "pausedAt": "2026-11-27T20:10:00Z"
    }
  },
  "play.starting": {
    "five": {
      "startId": "2VJ0qU7jZx4wVrK6dNb9EeT2iY8",
      "goesAt": "2026-11-27T19:00:05Z",
      "notReady": [
        "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E"
      ]
    }
  },
  "play.ended": {
    "over": {}
  },
  "schedule.changed": {
    "settled": {
      "session": {
        "sessionId": "2VJ0tX0mCa7zYuN9gRe2HhW5lB1",
        "startsAt": "2026-11-27T19:00:00Z",
        "durationMinutes": 180,
        "status": "settled",
        "reason": "",
        "sequence": 0,
        "updatedAt": "2026-11-22T19:00:00Z"
      },
      "rev": 8,
      "updatedAt": "2026-11-22T19:00:00Z",
      "changedBy": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      }
    }
  },
  "notes.changed": {
    "notes": {
      "agenda": "We begin at the mill. Bring your letters.",
      "recap": "",
      "rev": 3,
      "updatedAt": "2026-11-21T18:00:00Z",
      "changedBy": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      }
    }
  },
  "boundaries.changed": {
    "three": {
      "count": 3,
      "shown": true,
      "items": [
        {
          "boundaryId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ6",
          "kind": "line",
          "text": "Harm to children"
        },
        {
          "boundaryId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ7",
          "kind": "veil",
          "text": "Romance"
        },
        {
          "boundaryId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ5",
          "kind": "veil",
          "text": "Spiders up close"
        }
      ]
    }
  },
  "idea.changed": {
    "bell": {
      "ideaId": "2VJ0nE9gXu2cToH3aMw6ByQ0fV4",
      "kind": "place",
      "title": "The Drowned Bell",
      "body": "A tavern below the quay. The tide comes in at the third verse of every song.",
      "tags": [
        "harbor",
        "tavern"
      ],
      "status": "draft",
      "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
      "visibility": "hosts",
      "author": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      },
      "rev": 2,
      "createdAt": "2026-11-19T18:00:00Z",
      "updatedAt": "2026-11-20T20:15:00Z",
      "changedBy": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      }
    }
  },
  "idea.removed": {
    "bell": {
      "ideaId": "2VJ0nE9gXu2cToH3aMw6ByQ0fV4"
    }
  },
  "roll.asked": {
    "asked": {
      "entryId": "2VJ0xB4qGe1dCyR3kVi6LlA9pF5",
      "at": "2026-11-27T19:23:00Z",
      "author": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      },
      "kind": "request",
      "audience": "everyone",
      "state": "shown",
      "label": "Perception",
      "request": {
        "notation": "1d20",
        "audience": "everyone",
        "asked": [
          "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E"
        ],
        "answered": [],
        "isOpen": true
      }
    }
  },
  "log.changed": {
    "asked": {
      "entryId": "2VJ0xB4qGe1dCyR3kVi6LlA9pF5",
      "at": "2026-11-27T19:23:00Z",
      "author": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      },
      "kind": "request",
      "audience": "everyone",
      "state": "shown",
      "label": "Perception",
      "request": {
        "notation": "1d20",
        "audience": "everyone",
        "asked": [
          "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E"
        ],
        "answered": [],
        "isOpen": true
      }
    }
  },
  "log.added": {
    "roll": {
      "entryId": "2VJ0uY1nDb8aZvO0hSf3IiX6mC2",
      "at": "2026-11-27T19:20:00Z",
      "author": {
        "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
        "displayName": "Ash",
        "sigil": "owl",
        "colour": "teal"
      },
      "kind": "roll",
      "audience": "everyone",
      "state": "shown",
      "label": "Stealth",
      "commitment": "Yw3NKWbEM2aRElRIu7JbT_QSpJxzLbLIq8G4WBvXEN0",
      "next": "cf51yRaiFYskUQxg4bUbzPq7JA-Ud2tjsiDbxYTRkGM",
      "roll": {
        "notation": "2d6+3",
        "nonce": "AAAAAAAAAAAAAAAAAAAAAA",
        "secret": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8",
        "countsSuccesses": false,
        "total": 6,
        "terms": [
          {
            "text": "2d6",
            "negative": false,
            "value": 3,
            "dice": [
              {
                "value": 1,
                "kept": true,
                "exploded": false,
                "rerolled": false
              },
              {
                "value": 2,
                "kept": true,
                "exploded": false,
                "rerolled": false
              }
            ]
          },
          {
            "text": "3",
            "negative": false,
            "value": 3
          }
        ]
      }
    }
  },
  "character.changed": {
    "hurt": {
      "shown": "whole",
      "characterId": "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p",
      "name": "Mira Tallow",
      "portrait": {
        "sigil": "owl",
        "colour": "teal"
      },
      "kind": "one",
      "visibility": "everyone",
      "status": "active",
      "owner": {
        "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
        "displayName": "Ash",
        "sigil": "owl",
        "colour": "teal"
      },
      "health": "Health",
      "conditions": [
        "Soaked"
      ],
      "refills": [
        {
          "refillId": "2VJ0pJ7oBC0lcXQ5jVf8KgYzO3u",
          "label": "Short rest",
          "steps": [
            {
              "blockId": "2VJ0pF3kXy6hYtM1fRb4GcUvK9q",
              "to": "full"
            }
          ]
        }
      ],
      "order": {
        "blockIds": [
          "2VJ0pF3kXy6hYtM1fRb4GcUvK9q",
          "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
          "2VJ0pH5mZA8jaVO3hTd6IeWxM1s"
        ],
        "rev": 1
      },
      "blocks": [
        {
          "blockId": "2VJ0pF3kXy6hYtM1fRb4GcUvK9q",
          "kind": "track",
          "label": "Health",
          "isPinned": true,
          "value": 4,
          "max": 12,
          "shape": "boxes",
          "rev": 2
        }
      ],
      "rev": 1,
      "createdAt": "2026-11-27T18:40:00Z",
      "updatedAt": "2026-11-27T18:40:00Z",
      "changedBy": {
        "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
        "displayName": "Ash",
        "sigil": "owl",
        "colour": "teal"
      }
    },
    "face": {
      "shown": "face",
      "characterId": "2VJ0pL9qDE2neZS7lXh0MiAbQ5w",
      "name": "The Ferryman",
      "portrait": {
        "sigil": "mask",
        "colour": "slate"
      },
      "rev": 1
    }
  },
  "character.removed": {
    "mira": {
      "characterId": "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p"
    }
  },
  "conditions.changed": {
    "two": {
      "items": [
        {
          "conditionId": "2VJ0pK8pCD1mdYR6kWg9LhZaP4v",
          "label": "Soaked",
          "text": "Cold takes hold twice as fast.",
          "colour": "lake"
        }
      ],
      "rev": 2
    }
  },
  "refill.offered": {
    "rest": {
      "offerId": "2VJ0pN1sFG4pgBU9nZj2OkCdS7y",
      "label": "Short rest",
      "at": "2026-11-27T20:15:00Z",
      "by": {
        "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
        "displayName": "Rowan",
        "sigil": "lantern",
        "colour": "ember"
      },
      "characterIds": [
        "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p"
      ]
    }
  },
  "changes.changed": {
    "hurt": {
      "changeId": "2VJ0pM0rEF3ofAT8mYi1NjBcR6x",
      "at": "2026-11-27T20:12:00Z",
      "by": {
        "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
        "displayName": "Ash",
        "sigil": "owl",
        "colour": "teal"
      },
      "kind": "number",
      "characterId": "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p",
      "name": "Mira Tallow",
      "label": "Health",
      "from": 5,
      "to": 0,
      "undoableUntil": "2026-11-28T20:12:00Z"
    }
  },
  "hello": {
    "again": {
      "ticket": "4f1kYwXn8PzVtJ3hLq0sRb",
      "stream": "2VJ0pT6hYw3vUqJ5cMz8DdS1hX7",
      "seq": 41,
      "presence": "here"
    }
  },
  "presence": {
    "away": {
      "presence": "away"
    }
  },
  "alive": {
    "nothing": {}
  }
} as const
