// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

/** The contract's examples: by operation, then `request` or `answers` by status, then name. */
export const examples = {
  "getUserInfo": {
    "request": {},
    "answers": {
      "200": {
        "signedIn": {
          "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
          "session": {
            "exp": 1795204800
          }
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "startVerification": {
    "request": {
      "byPhone": {
        "phone": "+12025550123"
      },
      "byEmail": {
        "email": "rowan@example.com"
      }
    },
    "answers": {
      "200": {
        "started": {
          "requestId": "9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90"
        }
      },
      "400": {
        "invalidContact": {
          "message": "Enter a phone number in international format or an email address.",
          "code": "invalid_contact"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "checkVerification": {
    "request": {
      "check": {
        "requestId": "9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90",
        "code": "123456"
      }
    },
    "answers": {
      "200": {
        "checked": {
          "verified": true
        }
      },
      "400": {
        "wrongCode": {
          "message": "That code isn't right. Check it and try again.",
          "code": "wrong_code"
        }
      },
      "410": {
        "gone": {
          "message": "This code has expired. Ask for a new one.",
          "code": "gone"
        },
        "wrongCodes": {
          "message": "Too many wrong codes. Ask for a new one.",
          "code": "wrong_codes"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "logout": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getProfile": {
    "request": {},
    "answers": {
      "200": {
        "rowan": {
          "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
          "displayName": "Rowan",
          "sigil": "lantern",
          "colour": "ember",
          "chosen": true,
          "rev": 3,
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeProfile": {
    "request": {
      "name": {
        "displayName": "Rowan",
        "sigil": "lantern"
      }
    },
    "answers": {
      "200": {
        "rowan": {
          "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
          "displayName": "Rowan",
          "sigil": "lantern",
          "colour": "ember",
          "chosen": true,
          "rev": 3,
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "400": {
        "refused": {
          "message": "Enter a name of 1 to 40 characters, and choose one of the sigils and colors.",
          "code": "refused"
        },
        "appWord": {
          "message": "Choose a name that no one can mistake for a word the app uses, like \"Host\".",
          "code": "app_word"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listSessions": {
    "request": {},
    "answers": {
      "200": {
        "two": {
          "items": [
            {
              "device": "Firefox on Linux",
              "lastSeenAt": "2026-11-22T19:04:00Z",
              "current": true
            },
            {
              "device": "Safari on iPhone",
              "lastSeenAt": "2026-11-21T22:40:00Z",
              "current": false
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "endOtherSessions": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listGames": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
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
          ]
        },
        "none": {
          "items": []
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "createGame": {
    "request": {
      "crown": {
        "name": "The Ember Crown",
        "pitch": "A crown that burns whoever wears it, and a town that wants it back.",
        "system": "Any",
        "seats": 5,
        "timeZone": "Europe/Berlin"
      }
    },
    "answers": {
      "201": {
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
      "400": {
        "refused": {
          "message": "Give the game a name of 1 to 80 characters, and 1 to 12 seats.",
          "code": "refused"
        },
        "timeZone": {
          "message": "Choose a time zone from the list, like Europe/Berlin.",
          "code": "time_zone"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "409": {
        "fifty": {
          "message": "You already host 50 games. Archive one first.",
          "code": "fifty"
        },
        "otherBody": {
          "message": "You already sent this form with different contents. Reload the page and send it again.",
          "code": "other_body"
        },
        "gone": {
          "message": "The game you created with this form was deleted, or you left it. Send the form again to create another.",
          "code": "gone"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getGame": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "deleteGame": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeGame": {
    "request": {
      "seats": {
        "seats": 6
      }
    },
    "answers": {
      "200": {
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
      "400": {
        "refused": {
          "message": "Give the game a name of 1 to 80 characters, and 1 to 12 seats.",
          "code": "refused"
        },
        "timeZone": {
          "message": "Choose a time zone from the list, like Europe/Berlin.",
          "code": "time_zone"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "seats": {
          "message": "More people than that are in this game. Remove someone first, or keep the seats.",
          "code": "seats"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "archiveGame": {
    "request": {},
    "answers": {
      "200": {
        "archived": {
          "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
          "name": "The Ember Crown",
          "pitch": "A crown that burns whoever wears it, and a town that wants it back.",
          "system": "Any",
          "seats": 5,
          "seatsTaken": 2,
          "timeZone": "Europe/Berlin",
          "status": "archived",
          "host": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          },
          "role": "host",
          "requestsWaiting": 1,
          "rev": 5,
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "restoreGame": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "fifty": {
          "message": "You already host 50 games. Archive one first.",
          "code": "fifty"
        },
        "otherBody": {
          "message": "You already sent this form with different contents. Reload the page and send it again.",
          "code": "other_body"
        },
        "gone": {
          "message": "The game you created with this form was deleted, or you left it. Send the form again to create another.",
          "code": "gone"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listMembers": {
    "request": {},
    "answers": {
      "200": {
        "two": {
          "items": [
            {
              "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
              "displayName": "Rowan",
              "sigil": "lantern",
              "colour": "ember",
              "role": "host",
              "joinedAt": "2026-11-01T18:00:00Z",
              "rev": 1
            },
            {
              "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
              "displayName": "Ash",
              "sigil": "owl",
              "colour": "teal",
              "role": "player",
              "joinedAt": "2026-11-02T19:30:00Z",
              "rev": 1
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getMember": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "gone": {
          "message": "This person is no longer in the game.",
          "code": "gone"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "removeMember": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This person is no longer in the game.",
          "code": "gone"
        }
      },
      "409": {
        "host": {
          "message": "Hand over the game first. It needs a host.",
          "code": "host"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeMember": {
    "request": {
      "admin": {
        "role": "admin"
      }
    },
    "answers": {
      "200": {
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
      "400": {
        "refused": {
          "message": "Choose a member and a role: admin or player.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This person is no longer in the game.",
          "code": "gone"
        }
      },
      "409": {
        "host": {
          "message": "Hand over the game first. It needs a host.",
          "code": "host"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "leaveGame": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "host": {
          "message": "Hand over the game to someone else before you leave.",
          "code": "host"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "handOverGame": {
    "request": {
      "ash": {
        "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E"
      }
    },
    "answers": {
      "200": {
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
            "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
            "displayName": "Ash",
            "sigil": "owl",
            "colour": "teal"
          },
          "role": "admin",
          "requestsWaiting": 1,
          "nextSession": {
            "startsAt": "2026-11-27T19:00:00Z",
            "durationMinutes": 180
          },
          "rev": 5,
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
      "400": {
        "refused": {
          "message": "Choose a member and a role: admin or player.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This person is no longer in the game.",
          "code": "gone"
        }
      },
      "409": {
        "fifty": {
          "message": "This person already hosts 50 games.",
          "code": "fifty"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listInvitations": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
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
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "createInvitation": {
    "request": {
      "tuesday": {
        "label": "for the Tuesday group",
        "role": "player",
        "approval": "host",
        "maxUses": 5,
        "expiresAt": "2026-11-29T20:00:00Z"
      }
    },
    "answers": {
      "201": {
        "tuesday": {
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
      "400": {
        "refused": {
          "message": "Choose 1 to 50 uses, and a time between 1 hour and 30 days from now.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "player": {
          "message": "Only the host and admins can invite. Ask one of them.",
          "code": "player"
        },
        "admin": {
          "message": "Only the host can invite admins.",
          "code": "admin"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        },
        "many": {
          "message": "This game has 100 active links. Revoke one first.",
          "code": "many"
        },
        "otherBody": {
          "message": "You already sent this form with different contents. Reload the page and send it again.",
          "code": "other_body"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getInvitation": {
    "request": {},
    "answers": {
      "200": {
        "tuesday": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This link doesn't exist.",
          "code": "gone"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "revokeInvitation": {
    "request": {},
    "answers": {
      "200": {
        "revoked": {
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
          "revokedAt": "2026-11-23T08:00:00Z",
          "rev": 2
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This link doesn't exist.",
          "code": "gone"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listRequests": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
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
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "acceptRequest": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This request was already decided on or canceled.",
          "code": "gone"
        }
      },
      "409": {
        "full": {
          "message": "This game is full.",
          "code": "full"
        },
        "archived": {
          "message": "This game is archived.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "declineRequest": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This request was already decided on or canceled.",
          "code": "gone"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "previewInvitation": {
    "request": {},
    "answers": {
      "200": {
        "open": {
          "state": "open",
          "role": "player",
          "approval": "host",
          "gameName": "The Ember Crown",
          "game": {
            "pitch": "A crown that burns whoever wears it, and a town that wants it back.",
            "system": "Any",
            "seats": 5,
            "seatsTaken": 2,
            "timeZone": "Europe/Berlin",
            "host": {
              "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
              "displayName": "Rowan",
              "sigil": "lantern",
              "colour": "ember"
            },
            "nextSession": {
              "startsAt": "2026-11-27T19:00:00Z",
              "durationMinutes": 180
            }
          }
        }
      },
      "400": {
        "refused": {
          "message": "This link is incomplete. Ask for it again, and copy the full link.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "broken": {
          "message": "This link doesn't lead to a game. Ask for it again, and copy the full link.",
          "code": "broken"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "acceptInvitation": {
    "request": {
      "link": {
        "token": "q0Jw3nE8c5TnYx2vRk7LdA"
      }
    },
    "answers": {
      "200": {
        "member": {
          "state": "member",
          "role": "player"
        }
      },
      "400": {
        "refused": {
          "message": "This link is incomplete. Ask for it again, and copy the full link.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "declined": {
          "message": "The host declined your request.",
          "code": "declined"
        },
        "removed": {
          "message": "You were removed from this game. Ask the host for a new link.",
          "code": "removed"
        }
      },
      "404": {
        "broken": {
          "message": "This link doesn't lead to a game. Ask for it again, and copy the full link.",
          "code": "broken"
        }
      },
      "409": {
        "full": {
          "message": "This game is full.",
          "code": "full"
        },
        "archived": {
          "message": "This game is archived.",
          "code": "archived"
        }
      },
      "410": {
        "expired": {
          "message": "This link has expired. Ask for a new one.",
          "code": "expired"
        },
        "usedUp": {
          "message": "This link has been used up. Ask for a new one.",
          "code": "used_up"
        },
        "revoked": {
          "message": "This link was revoked. Ask for a new one.",
          "code": "revoked"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "withdrawRequest": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "createLiveTicket": {
    "request": {},
    "answers": {
      "200": {
        "ticket": {
          "ticket": "4f1kYwXn8PzVtJ3hLq0sRb",
          "channel": "/api/v1/games/2VJ0i2FvWq9sLkB3xTn6YcR8mZ4/live",
          "expiresAt": "2026-11-22T19:00:30Z",
          "stream": "2VJ0pT6hYw3vUqJ5cMz8DdS1hX7",
          "seq": 41,
          "quietSeconds": 12
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getSchedule": {
    "request": {},
    "answers": {
      "200": {
        "offer": {
          "offer": {
            "durationMinutes": 180,
            "dates": [
              {
                "dateId": "2VJ0rV8kAy5xWsL7ePc0FfU3jZ9",
                "startsAt": "2026-11-27T19:00:00Z",
                "answers": [
                  {
                    "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                    "answer": "yes"
                  },
                  {
                    "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
                    "answer": "ifNeedBe"
                  }
                ]
              },
              {
                "dateId": "2VJ0sW9lBz6yXtM8fQd1GgV4kA0",
                "startsAt": "2026-11-28T19:00:00Z",
                "answers": []
              }
            ]
          },
          "rev": 7,
          "updatedAt": "2026-11-22T18:30:00Z",
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "offerDates": {
    "request": {
      "two": {
        "durationMinutes": 180,
        "dates": [
          "2026-11-27T19:00:00Z",
          "2026-11-28T19:00:00Z"
        ]
      }
    },
    "answers": {
      "200": {
        "offer": {
          "offer": {
            "durationMinutes": 180,
            "dates": [
              {
                "dateId": "2VJ0rV8kAy5xWsL7ePc0FfU3jZ9",
                "startsAt": "2026-11-27T19:00:00Z",
                "answers": [
                  {
                    "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                    "answer": "yes"
                  },
                  {
                    "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
                    "answer": "ifNeedBe"
                  }
                ]
              },
              {
                "dateId": "2VJ0sW9lBz6yXtM8fQd1GgV4kA0",
                "startsAt": "2026-11-28T19:00:00Z",
                "answers": []
              }
            ]
          },
          "rev": 7,
          "updatedAt": "2026-11-22T18:30:00Z",
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "400": {
        "past": {
          "message": "Choose 1 to 5 different dates in the future, and 15 minutes to 12 hours.",
          "code": "past"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "withdrawDates": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "answerDate": {
    "request": {
      "yes": {
        "answer": "yes"
      }
    },
    "answers": {
      "200": {
        "offer": {
          "offer": {
            "durationMinutes": 180,
            "dates": [
              {
                "dateId": "2VJ0rV8kAy5xWsL7ePc0FfU3jZ9",
                "startsAt": "2026-11-27T19:00:00Z",
                "answers": [
                  {
                    "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                    "answer": "yes"
                  },
                  {
                    "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
                    "answer": "ifNeedBe"
                  }
                ]
              },
              {
                "dateId": "2VJ0sW9lBz6yXtM8fQd1GgV4kA0",
                "startsAt": "2026-11-28T19:00:00Z",
                "answers": []
              }
            ]
          },
          "rev": 7,
          "updatedAt": "2026-11-22T18:30:00Z",
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "gone": {
          "message": "This date is no longer proposed.",
          "code": "gone"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "fixDate": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "gone": {
          "message": "This date is no longer proposed.",
          "code": "gone"
        }
      },
      "409": {
        "past": {
          "message": "This date is in the past. Propose another one.",
          "code": "past"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "moveSession": {
    "request": {
      "later": {
        "startsAt": "2026-11-27T20:00:00Z",
        "durationMinutes": 180,
        "reason": "The train is late."
      }
    },
    "answers": {
      "200": {
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
      "400": {
        "past": {
          "message": "Choose 1 to 5 different dates in the future, and 15 minutes to 12 hours.",
          "code": "past"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "none": {
          "message": "No session is planned anymore.",
          "code": "none"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "cancelSession": {
    "request": {
      "ill": {
        "reason": "Two of us are ill."
      }
    },
    "answers": {
      "200": {
        "cancelled": {
          "session": {
            "sessionId": "2VJ0tX0mCa7zYuN9gRe2HhW5lB1",
            "startsAt": "2026-11-27T19:00:00Z",
            "durationMinutes": 180,
            "status": "cancelled",
            "reason": "Two of us are ill.",
            "sequence": 1,
            "updatedAt": "2026-11-23T08:00:00Z"
          },
          "rev": 9,
          "updatedAt": "2026-11-23T08:00:00Z",
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "400": {
        "long": {
          "message": "Use up to 200 characters for the reason, or leave it empty.",
          "code": "long"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "none": {
          "message": "No session is planned anymore.",
          "code": "none"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getLobby": {
    "request": {},
    "answers": {
      "200": {
        "evening": {
          "members": [
            {
              "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
              "presence": "here",
              "ready": true
            },
            {
              "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
              "presence": "away",
              "ready": false
            }
          ]
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "setReady": {
    "request": {
      "ready": {
        "ready": true
      }
    },
    "answers": {
      "200": {
        "ready": {
          "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
          "presence": "here",
          "ready": true
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "nudge": {
    "request": {
      "ash": {
        "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E"
      },
      "dates": {
        "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
        "about": "dates"
      }
    },
    "answers": {
      "204": {},
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "gone": {
          "message": "This person is no longer in the game.",
          "code": "gone"
        }
      },
      "409": {
        "ready": {
          "message": "This person is already ready.",
          "code": "ready"
        },
        "answered": {
          "message": "This person has answered all the dates.",
          "code": "answered"
        },
        "self": {
          "message": "Choose someone else to nudge.",
          "code": "self"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "seeNudge": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "pauseGame": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "resumeGame": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "startGame": {
    "request": {},
    "answers": {
      "200": {
        "start": {
          "startId": "2VJ0qU7jZx4wVrK6dNb9EeT2iY8",
          "goesAt": "2026-11-27T19:00:05Z",
          "notReady": [
            "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E"
          ]
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "playing": {
          "message": "The game has already started.",
          "code": "playing"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "endGame": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "over": {
          "message": "The session has already ended.",
          "code": "over"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getNotes": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeNotes": {
    "request": {
      "agenda": {
        "agenda": "We begin at the mill."
      }
    },
    "answers": {
      "200": {
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
      "400": {
        "long": {
          "message": "Agenda and recap can have up to 4,000 characters each.",
          "code": "long"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listBoundaries": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "addBoundary": {
    "request": {
      "spiders": {
        "kind": "veil",
        "text": "Spiders up close"
      }
    },
    "answers": {
      "201": {
        "spiders": {
          "boundaryId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ5",
          "kind": "veil",
          "text": "Spiders up close",
          "takeBackKey": "Zk3WcR8pQy0uTn5vLx7sBa"
        }
      },
      "400": {
        "refused": {
          "message": "Say what should stay out, in up to 200 characters.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "sixty": {
          "message": "This game has 60 boundaries. Take one back before adding another.",
          "code": "sixty"
        },
        "otherBody": {
          "message": "You already sent this form with different contents. Reload the page and send it again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "takeBoundaryBack": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "gone": {
          "message": "Only the device that added a boundary can take it back.",
          "code": "gone"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listIdeas": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
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
          ],
          "mark": "WzQyLDE3OTUyMDQ4MDBd"
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "createIdea": {
    "request": {
      "bell": {
        "ideaId": "2VJ0nE9gXu2cToH3aMw6ByQ0fV4",
        "kind": "place",
        "title": "The Drowned Bell",
        "body": "A tavern below the quay. The tide comes in at the third verse of every song.",
        "tags": [
          "harbor",
          "tavern"
        ],
        "status": "draft"
      }
    },
    "answers": {
      "201": {
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
      "400": {
        "refused": {
          "message": "Give the idea a kind, a title of 1 to 120 characters, and at most 4,000 characters and 10 tags.",
          "code": "refused"
        },
        "tags": {
          "message": "Two of these tags are the same. Remove one.",
          "code": "tags"
        },
        "visibility": {
          "message": "Choose the game where others can see this idea.",
          "code": "visibility"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "many": {
          "message": "You already keep 2,000 ideas. Delete some first.",
          "code": "many"
        },
        "taken": {
          "message": "You already kept this idea. Reload the page to see it.",
          "code": "taken"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        },
        "gone": {
          "message": "This idea has been deleted.",
          "code": "gone"
        },
        "otherBody": {
          "message": "You already sent this form with different contents. Reload the page and send it again.",
          "code": "other_body"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listIdeaChanges": {
    "request": {},
    "answers": {
      "200": {
        "some": {
          "items": [
            {
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
          ],
          "gone": [
            "2VJ0pG1iZw4eVqK5cPy8DaS2hX6"
          ],
          "mark": "WzQ0LDE3OTUyMDQ4MDBd",
          "more": false
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "410": {
        "old": {
          "message": "Your list of ideas is out of date. Load it again.",
          "code": "old"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "importIdeas": {
    "request": {
      "two": {
        "ideas": [
          {
            "kind": "person",
            "title": "Mother Quill",
            "body": "She writes down whatever the dead still owe.",
            "tags": [
              "harbor"
            ],
            "status": "pinned"
          },
          {
            "kind": "threat",
            "title": "The tide that does not turn"
          }
        ]
      }
    },
    "answers": {
      "200": {
        "two": {
          "ideaIds": [
            "2VJ0qH2jAx5fWrL6dQz9EbT3iY7",
            "2VJ0rJ3kBy6gXsM7eRa0FcU4jZ8"
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in one of these ideas is wrong. None of them were kept.",
          "code": "refused"
        },
        "tags": {
          "message": "One of these ideas has the same tag twice. None of them were kept.",
          "code": "tags"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "409": {
        "many": {
          "message": "You already keep 2,000 ideas. Delete some first.",
          "code": "many"
        },
        "otherBody": {
          "message": "You already sent this form with different contents. Reload the page and send it again.",
          "code": "other_body"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getIdea": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noIdea": {
          "message": "This idea doesn't exist, or you can't see it.",
          "code": "no_idea"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "deleteIdea": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAuthor": {
          "message": "Only the person who wrote this idea can change it.",
          "code": "not_author"
        }
      },
      "404": {
        "noIdea": {
          "message": "This idea doesn't exist, or you can't see it.",
          "code": "no_idea"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeIdea": {
    "request": {
      "used": {
        "status": "used"
      }
    },
    "answers": {
      "200": {
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
      "400": {
        "refused": {
          "message": "Give the idea a kind, a title of 1 to 120 characters, and at most 4,000 characters and 10 tags.",
          "code": "refused"
        },
        "tags": {
          "message": "Two of these tags are the same. Remove one.",
          "code": "tags"
        },
        "visibility": {
          "message": "Choose the game where others can see this idea.",
          "code": "visibility"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAuthor": {
          "message": "Only the person who wrote this idea can change it.",
          "code": "not_author"
        }
      },
      "404": {
        "noIdea": {
          "message": "This idea doesn't exist, or you can't see it.",
          "code": "no_idea"
        },
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "restoreIdea": {
    "request": {},
    "answers": {
      "200": {
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
          "rev": 3,
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noIdea": {
          "message": "This idea doesn't exist, or you can't see it.",
          "code": "no_idea"
        }
      },
      "409": {
        "many": {
          "message": "You already keep 2,000 ideas. Delete some first.",
          "code": "many"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listGameIdeas": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
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
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "removeGameIdea": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noIdea": {
          "message": "This idea doesn't exist, or you can't see it.",
          "code": "no_idea"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listIdeaTables": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
              "tableId": "2VJ0oF0hYv3dUpJ4bNx7CzR1gW5",
              "name": "tavern",
              "entries": [
                {
                  "text": "The Drowned Bell",
                  "weight": 2
                },
                {
                  "text": "A cellar below {place}",
                  "weight": 1
                }
              ],
              "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
              "author": {
                "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                "displayName": "Rowan",
                "sigil": "lantern",
                "colour": "ember"
              },
              "rev": 1,
              "createdAt": "2026-11-19T18:30:00Z",
              "updatedAt": "2026-11-19T18:30:00Z",
              "changedBy": {
                "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                "displayName": "Rowan",
                "sigil": "lantern",
                "colour": "ember"
              }
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "createIdeaTable": {
    "request": {
      "tavern": {
        "name": "tavern",
        "entries": [
          {
            "text": "The Drowned Bell",
            "weight": 2
          },
          {
            "text": "A cellar below {place}",
            "weight": 1
          }
        ]
      }
    },
    "answers": {
      "201": {
        "tavern": {
          "tableId": "2VJ0oF0hYv3dUpJ4bNx7CzR1gW5",
          "name": "tavern",
          "entries": [
            {
              "text": "The Drowned Bell",
              "weight": 2
            },
            {
              "text": "A cellar below {place}",
              "weight": 1
            }
          ],
          "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
          "author": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          },
          "rev": 1,
          "createdAt": "2026-11-19T18:30:00Z",
          "updatedAt": "2026-11-19T18:30:00Z",
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "400": {
        "refused": {
          "message": "Give the table a name of 1 to 40 characters without braces, and 1 to 200 entries of at most 200 characters.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "manyTables": {
          "message": "You already have 100 random tables. Delete one first.",
          "code": "many_tables"
        },
        "name": {
          "message": "You already have a table with this name. Choose another name.",
          "code": "name"
        },
        "circle": {
          "message": "These tables would draw from each other in a loop: tavern → place → tavern.",
          "code": "circle"
        },
        "taken": {
          "message": "You already created this random table. Reload the page to see it.",
          "code": "taken"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        },
        "gone": {
          "message": "This random table has been deleted.",
          "code": "gone"
        },
        "otherBody": {
          "message": "You already sent this form with different contents. Reload the page and send it again.",
          "code": "other_body"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getIdeaTable": {
    "request": {},
    "answers": {
      "200": {
        "tavern": {
          "tableId": "2VJ0oF0hYv3dUpJ4bNx7CzR1gW5",
          "name": "tavern",
          "entries": [
            {
              "text": "The Drowned Bell",
              "weight": 2
            },
            {
              "text": "A cellar below {place}",
              "weight": 1
            }
          ],
          "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
          "author": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          },
          "rev": 1,
          "createdAt": "2026-11-19T18:30:00Z",
          "updatedAt": "2026-11-19T18:30:00Z",
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noTable": {
          "message": "This random table doesn't exist, or you can't see it.",
          "code": "no_table"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "deleteIdeaTable": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAuthor": {
          "message": "Only the person who made this random table can change it.",
          "code": "not_author"
        }
      },
      "404": {
        "noTable": {
          "message": "This random table doesn't exist, or you can't see it.",
          "code": "no_table"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeIdeaTable": {
    "request": {
      "name": {
        "name": "alehouse"
      }
    },
    "answers": {
      "200": {
        "tavern": {
          "tableId": "2VJ0oF0hYv3dUpJ4bNx7CzR1gW5",
          "name": "tavern",
          "entries": [
            {
              "text": "The Drowned Bell",
              "weight": 2
            },
            {
              "text": "A cellar below {place}",
              "weight": 1
            }
          ],
          "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
          "author": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          },
          "rev": 1,
          "createdAt": "2026-11-19T18:30:00Z",
          "updatedAt": "2026-11-19T18:30:00Z",
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "400": {
        "refused": {
          "message": "Give the table a name of 1 to 40 characters without braces, and 1 to 200 entries of at most 200 characters.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAuthor": {
          "message": "Only the person who made this random table can change it.",
          "code": "not_author"
        }
      },
      "404": {
        "noTable": {
          "message": "This random table doesn't exist, or you can't see it.",
          "code": "no_table"
        },
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "name": {
          "message": "You already have a table with this name. Choose another name.",
          "code": "name"
        },
        "circle": {
          "message": "These tables would draw from each other in a loop: tavern → place → tavern.",
          "code": "circle"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listGameIdeaTables": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
              "tableId": "2VJ0oF0hYv3dUpJ4bNx7CzR1gW5",
              "name": "tavern",
              "entries": [
                {
                  "text": "The Drowned Bell",
                  "weight": 2
                },
                {
                  "text": "A cellar below {place}",
                  "weight": 1
                }
              ],
              "gameId": "2VJ0i2FvWq9sLkB3xTn6YcR8mZ4",
              "author": {
                "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                "displayName": "Rowan",
                "sigil": "lantern",
                "colour": "ember"
              },
              "rev": 1,
              "createdAt": "2026-11-19T18:30:00Z",
              "updatedAt": "2026-11-19T18:30:00Z",
              "changedBy": {
                "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                "displayName": "Rowan",
                "sigil": "lantern",
                "colour": "ember"
              }
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "removeGameIdeaTable": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noTable": {
          "message": "This random table doesn't exist, or you can't see it.",
          "code": "no_table"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listLog": {
    "request": {},
    "answers": {
      "200": {
        "evening": {
          "items": [
            {
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
            },
            {
              "entryId": "2VJ0vZ2oEc9bAwP1iTg4JjY7nD3",
              "at": "2026-11-27T19:21:00Z",
              "author": {
                "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                "displayName": "Rowan",
                "sigil": "lantern",
                "colour": "ember"
              },
              "kind": "message",
              "audience": "everyone",
              "state": "shown",
              "text": "The bridge is out. We take the ferry."
            },
            {
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
            },
            {
              "entryId": "2VJ0yC5rHf2eDzS4lWj7MmB0qG6",
              "at": "2026-11-27T19:19:00Z",
              "author": {
                "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
                "displayName": "Rowan",
                "sigil": "lantern",
                "colour": "ember"
              },
              "kind": "roll",
              "state": "concealed",
              "commitment": "7DJHt5yHYQEIVzBIYJlP2qf0zQwdO5xgqLfRGsuZ1Rg",
              "next": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "sendMessage": {
    "request": {
      "hello": {
        "text": "The bridge is out. We take the ferry.",
        "audience": "everyone"
      }
    },
    "answers": {
      "201": {
        "message": {
          "entryId": "2VJ0vZ2oEc9bAwP1iTg4JjY7nD3",
          "at": "2026-11-27T19:21:00Z",
          "author": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          },
          "kind": "message",
          "audience": "everyone",
          "state": "shown",
          "text": "The bridge is out. We take the ferry."
        }
      },
      "400": {
        "empty": {
          "message": "Write 1 to 2,000 characters.",
          "code": "invalid_message"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noMember": {
          "message": "That person isn't in this game.",
          "code": "no_member"
        }
      },
      "409": {
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "removeEntry": {
    "request": {},
    "answers": {
      "204": {},
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "tooLate": {
          "message": "Only the host or an admin can remove this now.",
          "code": "too_late"
        }
      },
      "404": {
        "noEntry": {
          "message": "That entry isn't in the log.",
          "code": "no_entry"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "showEntry": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notYours": {
          "message": "Only the author can share this.",
          "code": "not_yours"
        }
      },
      "404": {
        "noEntry": {
          "message": "That entry isn't in the log.",
          "code": "no_entry"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "rollDice": {
    "request": {
      "stealth": {
        "notation": "2d6+3",
        "label": "Stealth",
        "audience": "everyone",
        "commitment": "Yw3NKWbEM2aRElRIu7JbT_QSpJxzLbLIq8G4WBvXEN0",
        "nonce": "AAAAAAAAAAAAAAAAAAAAAA"
      }
    },
    "answers": {
      "201": {
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
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "notation": {
          "message": "2d needs a number of sides, at character 3.",
          "code": "notation"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "otherCommitment": {
          "message": "Another commitment is current. Ask the log for it.",
          "code": "other_commitment"
        },
        "closed": {
          "message": "This roll request is closed.",
          "code": "closed"
        },
        "answered": {
          "message": "You already answered this roll request.",
          "code": "answered"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "enterRoll": {
    "request": {
      "total": {
        "label": "Stealth",
        "audience": "everyone",
        "faces": [
          4,
          2
        ],
        "total": 9
      }
    },
    "answers": {
      "201": {
        "hand": {
          "entryId": "2VJ0wA3pFd0cBxQ2jUh5KkZ8oE4",
          "at": "2026-11-27T19:22:00Z",
          "author": {
            "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
            "displayName": "Ash",
            "sigil": "owl",
            "colour": "teal"
          },
          "kind": "hand",
          "audience": "everyone",
          "state": "shown",
          "label": "Stealth",
          "hand": {
            "faces": [
              4,
              2
            ],
            "total": 9
          }
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "closed": {
          "message": "This roll request is closed.",
          "code": "closed"
        },
        "answered": {
          "message": "You already answered this roll request.",
          "code": "answered"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "askForRoll": {
    "request": {
      "everyone": {
        "label": "Perception",
        "notation": "1d20",
        "audience": "everyone",
        "target": 12,
        "tellsTarget": false
      }
    },
    "answers": {
      "201": {
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
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "notation": {
          "message": "2d needs a number of sides, at character 3.",
          "code": "notation"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noMember": {
          "message": "That person isn't in this game.",
          "code": "no_member"
        }
      },
      "409": {
        "three": {
          "message": "3 roll requests are open. Close one first.",
          "code": "too_many_open"
        },
        "nobody": {
          "message": "No one else is here to ask yet.",
          "code": "nobody"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "closeRollRequest": {
    "request": {},
    "answers": {
      "200": {
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noEntry": {
          "message": "That entry isn't in the log.",
          "code": "no_entry"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getDice": {
    "request": {},
    "answers": {
      "200": {
        "dice": {
          "commitments": [
            {
              "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
              "commitment": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            },
            {
              "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
              "commitment": "cf51yRaiFYskUQxg4bUbzPq7JA-Ud2tjsiDbxYTRkGM"
            }
          ],
          "requests": [
            {
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
          ]
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "countFaces": {
    "request": {},
    "answers": {
      "200": {
        "faces": {
          "items": [
            {
              "sides": "d6",
              "faces": [
                {
                  "face": 4,
                  "count": 3
                },
                {
                  "face": 2,
                  "count": 1
                }
              ]
            }
          ]
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listCharacters": {
    "request": {},
    "answers": {
      "200": {
        "two": {
          "items": [
            {
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
                  "value": 9,
                  "max": 12,
                  "shape": "boxes",
                  "rev": 1
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
            {
              "shown": "face",
              "characterId": "2VJ0pL9qDE2neZS7lXh0MiAbQ5w",
              "name": "The Ferryman",
              "portrait": {
                "sigil": "mask",
                "colour": "slate"
              },
              "rev": 1
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "createCharacter": {
    "request": {
      "mira": {
        "name": "Mira Tallow",
        "portrait": {
          "sigil": "owl",
          "colour": "teal"
        },
        "health": "Health",
        "blocks": [
          {
            "kind": "track",
            "label": "Health",
            "blockId": "2VJ0pF3kXy6hYtM1fRb4GcUvK9q",
            "value": 9,
            "max": 12,
            "shape": "boxes",
            "isPinned": true
          },
          {
            "kind": "number",
            "label": "Stealth",
            "value": 3
          },
          {
            "kind": "roll",
            "label": "Sneak",
            "notation": "2d6+{Stealth}"
          }
        ],
        "refills": [
          {
            "label": "Short rest",
            "steps": [
              {
                "blockId": "2VJ0pF3kXy6hYtM1fRb4GcUvK9q",
                "to": "full"
              }
            ]
          }
        ]
      }
    },
    "answers": {
      "201": {
        "mira": {
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
              "value": 9,
              "max": 12,
              "shape": "boxes",
              "rev": 1
            },
            {
              "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
              "kind": "number",
              "label": "Stealth",
              "isPinned": false,
              "value": 3,
              "rev": 1
            },
            {
              "blockId": "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
              "kind": "roll",
              "label": "Sneak",
              "isPinned": false,
              "notation": "2d6+{Stealth}",
              "rev": 1
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
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "bounds": {
          "message": "Enter a value between the minimum and the maximum.",
          "code": "bounds"
        },
        "twins": {
          "message": "Each block and refill needs an id of its own.",
          "code": "twins"
        },
        "noTrack": {
          "message": "Choose one of this sheet's tracks as Health.",
          "code": "no_track"
        },
        "noStep": {
          "message": "A refill can only set this sheet's own tracks, numbers, and toggles, within their limits.",
          "code": "no_step"
        },
        "pinned": {
          "message": "You can pin up to 4 blocks.",
          "code": "too_many_pinned"
        },
        "owner": {
          "message": "A foe that comes in numbers can't have an owner.",
          "code": "no_owner"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noMember": {
          "message": "That person isn't in this game.",
          "code": "no_member"
        }
      },
      "409": {
        "many": {
          "message": "You can have up to 20 active characters here. Retire one first.",
          "code": "too_many"
        },
        "manyFoes": {
          "message": "A game can have up to 100 of these foes. Delete one first.",
          "code": "too_many_foes"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "gone": {
          "message": "This was already created, and has been deleted since.",
          "code": "gone"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getCharacter": {
    "request": {},
    "answers": {
      "200": {
        "mira": {
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
              "value": 9,
              "max": 12,
              "shape": "boxes",
              "rev": 1
            },
            {
              "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
              "kind": "number",
              "label": "Stealth",
              "isPinned": false,
              "value": 3,
              "rev": 1
            },
            {
              "blockId": "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
              "kind": "roll",
              "label": "Sneak",
              "isPinned": false,
              "notation": "2d6+{Stealth}",
              "rev": 1
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
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "deleteCharacter": {
    "request": {},
    "answers": {
      "200": {
        "mira": {
          "characterId": "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p",
          "changeId": "2VJ0pM0rEF3ofAT8mYi1NjBcR6x"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeCharacter": {
    "request": {
      "name": {
        "name": "Mira of the Tallow Quay"
      }
    },
    "answers": {
      "200": {
        "mira": {
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
              "value": 9,
              "max": 12,
              "shape": "boxes",
              "rev": 1
            },
            {
              "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
              "kind": "number",
              "label": "Stealth",
              "isPinned": false,
              "value": 3,
              "rev": 1
            },
            {
              "blockId": "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
              "kind": "roll",
              "label": "Sneak",
              "isPinned": false,
              "notation": "2d6+{Stealth}",
              "rev": 1
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
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "noTrack": {
          "message": "Choose one of this sheet's tracks as Health.",
          "code": "no_track"
        },
        "noStep": {
          "message": "A refill can only set this sheet's own tracks, numbers, and toggles, within their limits.",
          "code": "no_step"
        },
        "twins": {
          "message": "Each block and refill needs an id of its own.",
          "code": "twins"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "many": {
          "message": "You can have up to 20 active characters here. Retire one first.",
          "code": "too_many"
        },
        "manyFoes": {
          "message": "A game can have up to 100 of these foes. Delete one first.",
          "code": "too_many_foes"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "copyCharacter": {
    "request": {},
    "answers": {
      "201": {
        "mira": {
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
              "value": 9,
              "max": 12,
              "shape": "boxes",
              "rev": 1
            },
            {
              "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
              "kind": "number",
              "label": "Stealth",
              "isPinned": false,
              "value": 3,
              "rev": 1
            },
            {
              "blockId": "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
              "kind": "roll",
              "label": "Sneak",
              "isPinned": false,
              "notation": "2d6+{Stealth}",
              "rev": 1
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
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "many": {
          "message": "You can have up to 20 active characters here. Retire one first.",
          "code": "too_many"
        },
        "manyFoes": {
          "message": "A game can have up to 100 of these foes. Delete one first.",
          "code": "too_many_foes"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "gone": {
          "message": "This was already created, and has been deleted since.",
          "code": "gone"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "takeCharacter": {
    "request": {},
    "answers": {
      "200": {
        "mira": {
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
              "value": 9,
              "max": 12,
              "shape": "boxes",
              "rev": 1
            },
            {
              "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
              "kind": "number",
              "label": "Stealth",
              "isPinned": false,
              "value": 3,
              "rev": 1
            },
            {
              "blockId": "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
              "kind": "roll",
              "label": "Sneak",
              "isPinned": false,
              "notation": "2d6+{Stealth}",
              "rev": 1
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
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "taken": {
          "message": "This character isn't free anymore.",
          "code": "taken"
        },
        "kindMany": {
          "message": "A foe that comes in numbers can't have an owner.",
          "code": "no_owner"
        },
        "many": {
          "message": "You can have up to 20 active characters here. Retire one first.",
          "code": "too_many"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "giveCharacter": {
    "request": {
      "nobody": {
        "ownerId": null
      }
    },
    "answers": {
      "200": {
        "mira": {
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
              "value": 9,
              "max": 12,
              "shape": "boxes",
              "rev": 1
            },
            {
              "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
              "kind": "number",
              "label": "Stealth",
              "isPinned": false,
              "value": 3,
              "rev": 1
            },
            {
              "blockId": "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
              "kind": "roll",
              "label": "Sneak",
              "isPinned": false,
              "notation": "2d6+{Stealth}",
              "rev": 1
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
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        },
        "noMember": {
          "message": "That person isn't in this game.",
          "code": "no_member"
        }
      },
      "409": {
        "kindMany": {
          "message": "A foe that comes in numbers can't have an owner.",
          "code": "no_owner"
        },
        "many": {
          "message": "You can have up to 20 active characters here. Retire one first.",
          "code": "too_many"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "markCharacter": {
    "request": {
      "soaked": {
        "add": [
          "Soaked"
        ],
        "remove": [
          "Blessed"
        ]
      }
    },
    "answers": {
      "200": {
        "mira": {
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
              "value": 9,
              "max": 12,
              "shape": "boxes",
              "rev": 1
            },
            {
              "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
              "kind": "number",
              "label": "Stealth",
              "isPinned": false,
              "value": 3,
              "rev": 1
            },
            {
              "blockId": "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
              "kind": "roll",
              "label": "Sneak",
              "isPinned": false,
              "notation": "2d6+{Stealth}",
              "rev": 1
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
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "twelve": {
          "message": "A character can have up to 12 conditions. Remove one first.",
          "code": "too_many_conditions"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getPrivateNotes": {
    "request": {},
    "answers": {
      "200": {
        "secret": {
          "characterId": "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p",
          "text": "She owes the ferryman a name.",
          "rev": 2
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notMine": {
          "message": "Only the owner can see private notes.",
          "code": "not_mine"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changePrivateNotes": {
    "request": {
      "secret": {
        "text": "She owes the ferryman a name."
      }
    },
    "answers": {
      "200": {
        "secret": {
          "characterId": "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p",
          "text": "She owes the ferryman a name.",
          "rev": 2
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notMine": {
          "message": "Only the owner can see private notes.",
          "code": "not_mine"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "orderBlocks": {
    "request": {
      "turned": {
        "blockIds": [
          "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
          "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
          "2VJ0pF3kXy6hYtM1fRb4GcUvK9q"
        ]
      }
    },
    "answers": {
      "200": {
        "order": {
          "blockIds": [
            "2VJ0pH5mZA8jaVO3hTd6IeWxM1s",
            "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
            "2VJ0pF3kXy6hYtM1fRb4GcUvK9q"
          ],
          "rev": 2
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "otherBlocks": {
          "message": "The order must list every block of the sheet once.",
          "code": "other_blocks"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "addBlock": {
    "request": {
      "gold": {
        "kind": "number",
        "label": "Gold",
        "value": 12,
        "min": 0
      }
    },
    "answers": {
      "201": {
        "stealth": {
          "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
          "kind": "number",
          "label": "Stealth",
          "isPinned": false,
          "value": 3,
          "rev": 1
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "bounds": {
          "message": "Enter a value between the minimum and the maximum.",
          "code": "bounds"
        },
        "otherKind": {
          "message": "This kind of block doesn't have that.",
          "code": "other_kind"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "full": {
          "message": "A sheet can have up to 60 blocks. Remove one first.",
          "code": "too_many_blocks"
        },
        "pinned": {
          "message": "You can pin up to 4 blocks. Unpin one first.",
          "code": "too_many_pinned"
        },
        "taken": {
          "message": "This block already exists.",
          "code": "taken"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "gone": {
          "message": "This was already created, and has been deleted since.",
          "code": "gone"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "removeBlock": {
    "request": {},
    "answers": {
      "200": {
        "gold": {
          "changeId": "2VJ0pM0rEF3ofAT8mYi1NjBcR6x",
          "order": {
            "blockIds": [
              "2VJ0pF3kXy6hYtM1fRb4GcUvK9q"
            ],
            "rev": 3
          }
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noBlock": {
          "message": "That block isn't on this sheet anymore.",
          "code": "no_block"
        },
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeBlock": {
    "request": {
      "label": {
        "label": "Sneaking"
      }
    },
    "answers": {
      "200": {
        "stealth": {
          "blockId": "2VJ0pG4lYz7iZuN2gSc5HdVwL0r",
          "kind": "number",
          "label": "Stealth",
          "isPinned": false,
          "value": 3,
          "rev": 1
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "bounds": {
          "message": "Enter a value between the minimum and the maximum.",
          "code": "bounds"
        },
        "otherKind": {
          "message": "This kind of block doesn't have that.",
          "code": "other_kind"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noBlock": {
          "message": "That block isn't on this sheet anymore.",
          "code": "no_block"
        },
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "pinned": {
          "message": "You can pin up to 4 blocks. Unpin one first.",
          "code": "too_many_pinned"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "addToBlock": {
    "request": {
      "hurt": {
        "add": -7
      }
    },
    "answers": {
      "200": {
        "hurt": {
          "applied": -5,
          "changeId": "2VJ0pM0rEF3ofAT8mYi1NjBcR6x",
          "block": {
            "blockId": "2VJ0pF3kXy6hYtM1fRb4GcUvK9q",
            "kind": "track",
            "label": "Health",
            "isPinned": true,
            "value": 0,
            "max": 12,
            "shape": "boxes",
            "rev": 4
          }
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "noCount": {
          "message": "You can only add to numbers and tracks.",
          "code": "no_count"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noBlock": {
          "message": "That block isn't on this sheet anymore.",
          "code": "no_block"
        },
        "noCharacter": {
          "message": "That character isn't in this game.",
          "code": "no_character"
        }
      },
      "409": {
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "useRefill": {
    "request": {},
    "answers": {
      "200": {
        "rest": {
          "changeId": "2VJ0pM0rEF3ofAT8mYi1NjBcR6x",
          "blocks": [
            {
              "blockId": "2VJ0pF3kXy6hYtM1fRb4GcUvK9q",
              "kind": "track",
              "label": "Health",
              "isPinned": true,
              "value": 12,
              "max": 12,
              "shape": "boxes",
              "rev": 5
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notOwner": {
          "message": "Only its owner, the host and admins can change this character.",
          "code": "not_owner"
        }
      },
      "404": {
        "noRefill": {
          "message": "That refill isn't on this sheet anymore.",
          "code": "no_refill"
        }
      },
      "409": {
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "offerRefill": {
    "request": {
      "rest": {
        "label": "Short rest"
      }
    },
    "answers": {
      "200": {
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
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "nobody": {
          "message": "No character has a refill with that name.",
          "code": "nobody"
        },
        "otherBody": {
          "message": "This was already sent with different contents. Try again.",
          "code": "other_body"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "getConditions": {
    "request": {},
    "answers": {
      "200": {
        "two": {
          "items": [
            {
              "conditionId": "2VJ0pK8pCD1mdYR6kWg9LhZaP4v",
              "label": "Soaked",
              "text": "Cold takes hold twice as fast.",
              "colour": "lake"
            },
            {
              "conditionId": "2VJ0pO2tGH5qhCV0oak3PlDeT8z",
              "label": "Marked",
              "text": "",
              "colour": "plum"
            }
          ],
          "rev": 2,
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "changeConditions": {
    "request": {
      "soaked": {
        "items": [
          {
            "conditionId": "2VJ0pK8pCD1mdYR6kWg9LhZaP4v",
            "label": "Soaked",
            "text": "Cold takes hold twice as fast.",
            "colour": "lake"
          }
        ]
      }
    },
    "answers": {
      "200": {
        "two": {
          "items": [
            {
              "conditionId": "2VJ0pK8pCD1mdYR6kWg9LhZaP4v",
              "label": "Soaked",
              "text": "Cold takes hold twice as fast.",
              "colour": "lake"
            },
            {
              "conditionId": "2VJ0pO2tGH5qhCV0oak3PlDeT8z",
              "label": "Marked",
              "text": "",
              "colour": "plum"
            }
          ],
          "rev": 2,
          "changedBy": {
            "userId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
            "displayName": "Rowan",
            "sigil": "lantern",
            "colour": "ember"
          }
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        },
        "twins": {
          "message": "Two conditions have the same label.",
          "code": "twins"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game doesn't allow that. Ask the host.",
          "code": "not_allowed"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "412": {
        "changed": {
          "message": "Someone else just changed this. Check it and try again.",
          "code": "changed"
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you're changing.",
          "code": "no_version"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "listChanges": {
    "request": {},
    "answers": {
      "200": {
        "one": {
          "items": [
            {
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
            },
            {
              "changeId": "2VJ0pL4uHM6sRfWTqVbBnYe0KzD",
              "at": "2026-11-27T20:05:00Z",
              "by": {
                "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
                "displayName": "Ash",
                "sigil": "owl",
                "colour": "teal"
              },
              "kind": "refill",
              "characterId": "2VJ0pE2jWx5gXsL0eQa3FbTuJ8p",
              "name": "Mira Tallow",
              "label": "Short rest",
              "counts": [
                {
                  "label": "Health",
                  "kind": "track",
                  "from": 2,
                  "to": 5
                },
                {
                  "label": "Lantern lit",
                  "kind": "toggle",
                  "from": 0,
                  "to": 1
                }
              ],
              "undoableUntil": "2026-11-27T20:15:00Z"
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is wrong. Reload the page and try again.",
          "code": "refused"
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "404": {
        "noGame": {
          "message": "This game doesn't exist, or you're not in it.",
          "code": "no_game"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  },
  "undoChange": {
    "request": {},
    "answers": {
      "200": {
        "undone": {
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
          "undoableUntil": "2026-11-28T20:12:00Z",
          "undone": {
            "at": "2026-11-27T20:13:00Z",
            "by": {
              "userId": "2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E",
              "displayName": "Ash",
              "sigil": "owl",
              "colour": "teal"
            }
          }
        }
      },
      "401": {
        "noSession": {
          "message": "You're not signed in.",
          "code": "no_session"
        }
      },
      "403": {
        "notYours": {
          "message": "Only the person who made this change, the host, or an admin can undo it.",
          "code": "not_yours"
        }
      },
      "404": {
        "noChange": {
          "message": "That change is too old, or was never made.",
          "code": "no_change"
        }
      },
      "409": {
        "changedSince": {
          "message": "Ash has changed Health from 5 to 12 since then.",
          "code": "changed_since"
        },
        "tooLate": {
          "message": "You can undo this only for 10 minutes.",
          "code": "too_late"
        },
        "many": {
          "message": "You can have up to 20 active characters here. Retire one first.",
          "code": "too_many"
        },
        "manyFoes": {
          "message": "A game can have up to 100 of these foes. Delete one first.",
          "code": "too_many_foes"
        },
        "full": {
          "message": "A sheet can have up to 60 blocks. Remove one first.",
          "code": "too_many_blocks"
        },
        "pinned": {
          "message": "You can pin up to 4 blocks. Unpin one first.",
          "code": "too_many_pinned"
        },
        "twelve": {
          "message": "A character can have up to 12 conditions. Remove one first.",
          "code": "too_many_conditions"
        },
        "archived": {
          "message": "This game is archived. The host can restore it.",
          "code": "archived"
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again.",
          "code": "too_many"
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment.",
          "code": "server_error"
        }
      }
    }
  }
} as const

/** What the contract says of an operation, and of the examples of its answers: by status, then name. */
export const summaries = {
  "getUserInfo": {
    "summary": "Who is signed in",
    "answers": {
      "200": {
        "signedIn": "A session that ends on 20 November 2026 at 20:00 UTC"
      },
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "startVerification": {
    "summary": "Send a one-time code",
    "answers": {
      "200": {
        "started": "A new verification request"
      },
      "400": {
        "invalidContact": "Neither a phone number nor an email address"
      },
      "429": {
        "tooMany": "Too many codes were asked for"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "checkVerification": {
    "summary": "Check the code and sign in",
    "answers": {
      "200": {
        "checked": "The code was right"
      },
      "400": {
        "wrongCode": "The code is wrong, more tries are left"
      },
      "410": {
        "gone": "The request is over",
        "wrongCodes": "Five wrong codes have ended the request"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "logout": {
    "summary": "Sign out",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getProfile": {
    "summary": "Get my profile",
    "answers": {
      "200": {
        "rowan": "A person who has chosen"
      },
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeProfile": {
    "summary": "Change my profile",
    "answers": {
      "200": {
        "rowan": "A person who has chosen"
      },
      "400": {
        "refused": "Not a name, a sigil or a color that there is",
        "appWord": "A name that looks like words of the app"
      },
      "401": {
        "noSession": "No session"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listSessions": {
    "summary": "List my sign-ins",
    "answers": {
      "200": {
        "two": "A laptop and a phone"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "endOtherSessions": {
    "summary": "Sign out everywhere else",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listGames": {
    "summary": "List my games",
    "answers": {
      "200": {
        "one": "One game",
        "none": "No game yet"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "createGame": {
    "summary": "Create a game",
    "answers": {
      "201": {
        "crown": "A game that I host"
      },
      "400": {
        "refused": "A name that is missing or too long",
        "timeZone": "An unknown time zone"
      },
      "401": {
        "noSession": "No session"
      },
      "409": {
        "fifty": "Fifty games in use",
        "otherBody": "The key was used with another body",
        "gone": "The game of the key is deleted, or I have left it"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getGame": {
    "summary": "Get a game",
    "answers": {
      "200": {
        "crown": "A game that I host"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "deleteGame": {
    "summary": "Delete a game",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeGame": {
    "summary": "Change a game",
    "answers": {
      "200": {
        "crown": "A game that I host"
      },
      "400": {
        "refused": "A name that is missing or too long",
        "timeZone": "An unknown time zone"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "seats": "Fewer seats than members",
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "archiveGame": {
    "summary": "Archive a game",
    "answers": {
      "200": {
        "archived": "The same game, archived"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "restoreGame": {
    "summary": "Restore a game",
    "answers": {
      "200": {
        "crown": "A game that I host"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "fifty": "Fifty games in use",
        "otherBody": "The key was used with another body",
        "gone": "The game of the key is deleted, or I have left it"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listMembers": {
    "summary": "List the members",
    "answers": {
      "200": {
        "two": "The host and a player"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getMember": {
    "summary": "Get a member",
    "answers": {
      "200": {
        "ash": "A player"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "gone": "Not a member"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "removeMember": {
    "summary": "Remove a member",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "Not a member"
      },
      "409": {
        "host": "It is the host"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeMember": {
    "summary": "Change the role of a member",
    "answers": {
      "200": {
        "ash": "A player"
      },
      "400": {
        "refused": "No such role or person"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "Not a member"
      },
      "409": {
        "host": "It is the host"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "leaveGame": {
    "summary": "Leave a game",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "host": "I am the host"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "handOverGame": {
    "summary": "Hand over a game",
    "answers": {
      "200": {
        "crown": "The same game, handed over to Ash"
      },
      "400": {
        "refused": "No such role or person"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "Not a member"
      },
      "409": {
        "fifty": "Fifty games in use"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listInvitations": {
    "summary": "List the invite links",
    "answers": {
      "200": {
        "one": "One link"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "createInvitation": {
    "summary": "Create an invite link",
    "answers": {
      "201": {
        "tuesday": "A link with three of five uses left"
      },
      "400": {
        "refused": "Not a link that can be made"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "player": "A player asks",
        "admin": "An admin makes a link for admins"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived",
        "many": "A hundred links",
        "otherBody": "The key was used with another body"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getInvitation": {
    "summary": "Get an invite link",
    "answers": {
      "200": {
        "tuesday": "A link with three of five uses left"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "No such link"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "revokeInvitation": {
    "summary": "Revoke an invite link",
    "answers": {
      "200": {
        "revoked": "The same link, revoked"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "No such link"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listRequests": {
    "summary": "List the requests to join",
    "answers": {
      "200": {
        "one": "One person waits"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "acceptRequest": {
    "summary": "Accept a request to join",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "No such request"
      },
      "409": {
        "full": "Every seat is taken",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "declineRequest": {
    "summary": "Decline a request to join",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "No such request"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "previewInvitation": {
    "summary": "Preview an invitation",
    "answers": {
      "200": {
        "open": "A link that lets me in"
      },
      "400": {
        "refused": "Not a token"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "broken": "A broken link"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "acceptInvitation": {
    "summary": "Accept an invitation",
    "answers": {
      "200": {
        "member": "I am a member"
      },
      "400": {
        "refused": "Not a token"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "declined": "The request was declined",
        "removed": "I was removed"
      },
      "404": {
        "broken": "A broken link"
      },
      "409": {
        "full": "Every seat is taken",
        "archived": "The game is archived"
      },
      "410": {
        "expired": "It has expired",
        "usedUp": "It has no uses left",
        "revoked": "It was revoked"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "withdrawRequest": {
    "summary": "Cancel my request to join",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "createLiveTicket": {
    "summary": "Get a ticket for the live channel",
    "answers": {
      "200": {
        "ticket": "A ticket"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getSchedule": {
    "summary": "Get the dates and the next session",
    "answers": {
      "200": {
        "offer": "Two dates are proposed"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "offerDates": {
    "summary": "Propose dates",
    "answers": {
      "200": {
        "offer": "Two dates are proposed"
      },
      "400": {
        "past": "A date that is over"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "withdrawDates": {
    "summary": "Withdraw the dates",
    "answers": {
      "200": {
        "settled": "A date is picked"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "answerDate": {
    "summary": "Answer a date",
    "answers": {
      "200": {
        "offer": "Two dates are proposed"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "gone": "Not one of the proposed dates"
      },
      "409": {
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "fixDate": {
    "summary": "Pick a date",
    "answers": {
      "200": {
        "settled": "A date is picked"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "gone": "Not one of the proposed dates"
      },
      "409": {
        "past": "It is over",
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "moveSession": {
    "summary": "Move the session",
    "answers": {
      "200": {
        "settled": "A date is picked"
      },
      "400": {
        "past": "A date that is over"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "none": "None"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "cancelSession": {
    "summary": "Cancel the session",
    "answers": {
      "200": {
        "cancelled": "The session was canceled"
      },
      "400": {
        "long": "Too long"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "none": "None"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getLobby": {
    "summary": "Get who is here and who is ready",
    "answers": {
      "200": {
        "evening": "Two of three are there"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "setReady": {
    "summary": "Say whether I am ready",
    "answers": {
      "200": {
        "ready": "Ash is ready"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "nudge": {
    "summary": "Nudge someone",
    "answers": {
      "204": {},
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "gone": "Not a member"
      },
      "409": {
        "ready": "They are ready",
        "answered": "They have answered every date",
        "self": "It is me",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "seeNudge": {
    "summary": "Mark my nudge as seen",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "pauseGame": {
    "summary": "Pause the game",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "resumeGame": {
    "summary": "End the pause",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "startGame": {
    "summary": "Start the game",
    "answers": {
      "200": {
        "start": "Everyone goes in five seconds"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "playing": "It is being played",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "endGame": {
    "summary": "End the session",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "over": "It is not being played",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getNotes": {
    "summary": "Get the agenda and the recap",
    "answers": {
      "200": {
        "notes": "An agenda, and the recap of the last time"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeNotes": {
    "summary": "Change the agenda or the recap",
    "answers": {
      "200": {
        "notes": "An agenda, and the recap of the last time"
      },
      "400": {
        "long": "Too long"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listBoundaries": {
    "summary": "List the lines and veils",
    "answers": {
      "200": {
        "three": "Three, so that everyone sees them"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "addBoundary": {
    "summary": "Add a boundary",
    "answers": {
      "201": {
        "spiders": "A veil"
      },
      "400": {
        "refused": "No text"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "sixty": "Sixty boundaries",
        "otherBody": "The key was used with another body",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "takeBoundaryBack": {
    "summary": "Withdraw a boundary",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "404": {
        "gone": "Not mine to take back"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listIdeas": {
    "summary": "List my ideas",
    "answers": {
      "200": {
        "one": "One idea"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "createIdea": {
    "summary": "Keep an idea",
    "answers": {
      "201": {
        "bell": "A place, which host and admins see as well"
      },
      "400": {
        "refused": "No title",
        "tags": "Two tags alike",
        "visibility": "Shown to others without a game"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "many": "Two thousand ideas",
        "taken": "The id was used before",
        "archived": "The game is archived",
        "gone": "The idea that the key made is deleted",
        "otherBody": "The key was used with another body"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listIdeaChanges": {
    "summary": "List the changes of my ideas",
    "answers": {
      "200": {
        "some": "One changed, one deleted"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "410": {
        "old": "The mark is too old"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "importIdeas": {
    "summary": "Import ideas",
    "answers": {
      "200": {
        "two": "Two ideas"
      },
      "400": {
        "refused": "One of them is no idea",
        "tags": "Two tags alike"
      },
      "401": {
        "noSession": "No session"
      },
      "409": {
        "many": "Two thousand ideas",
        "otherBody": "The key was used with another body"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getIdea": {
    "summary": "Get an idea",
    "answers": {
      "200": {
        "bell": "A place, which host and admins see as well"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noIdea": "Not mine to see"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "deleteIdea": {
    "summary": "Delete an idea",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAuthor": "Someone else’s idea"
      },
      "404": {
        "noIdea": "Not mine to see"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeIdea": {
    "summary": "Change an idea",
    "answers": {
      "200": {
        "bell": "A place, which host and admins see as well"
      },
      "400": {
        "refused": "No title",
        "tags": "Two tags alike",
        "visibility": "Shown to others without a game"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAuthor": "Someone else’s idea"
      },
      "404": {
        "noIdea": "Not mine to see",
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "restoreIdea": {
    "summary": "Restore an idea",
    "answers": {
      "200": {
        "bell": "The same place, brought back"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noIdea": "Not mine to see"
      },
      "409": {
        "many": "Two thousand ideas"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listGameIdeas": {
    "summary": "List the ideas of a game",
    "answers": {
      "200": {
        "one": "One idea of a game"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "removeGameIdea": {
    "summary": "Remove an idea from a game",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noIdea": "Not mine to see"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listIdeaTables": {
    "summary": "List my random tables",
    "answers": {
      "200": {
        "one": "One table"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "createIdeaTable": {
    "summary": "Create a random table",
    "answers": {
      "201": {
        "tavern": "A table that members of a game draw from"
      },
      "400": {
        "refused": "No table that can be drawn from"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "manyTables": "A hundred tables",
        "name": "The name is taken",
        "circle": "Tables that draw from each other in a circle",
        "taken": "The id was used before",
        "archived": "The game is archived",
        "gone": "The table that the key made is deleted",
        "otherBody": "The key was used with another body"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getIdeaTable": {
    "summary": "Get a random table",
    "answers": {
      "200": {
        "tavern": "A table that members of a game draw from"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noTable": "Not mine to see"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "deleteIdeaTable": {
    "summary": "Delete a random table",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAuthor": "Someone else’s table"
      },
      "404": {
        "noTable": "Not mine to see"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeIdeaTable": {
    "summary": "Change a random table",
    "answers": {
      "200": {
        "tavern": "A table that members of a game draw from"
      },
      "400": {
        "refused": "No table that can be drawn from"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAuthor": "Someone else’s table"
      },
      "404": {
        "noTable": "Not mine to see",
        "noGame": "Not my game"
      },
      "409": {
        "name": "The name is taken",
        "circle": "Tables that draw from each other in a circle",
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listGameIdeaTables": {
    "summary": "List the random tables of a game",
    "answers": {
      "200": {
        "one": "One table"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "removeGameIdeaTable": {
    "summary": "Remove a random table from a game",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noTable": "Not mine to see"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listLog": {
    "summary": "Get the log",
    "answers": {
      "200": {
        "evening": "Four entries, newest first"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "sendMessage": {
    "summary": "Send a message",
    "answers": {
      "201": {
        "message": "A message"
      },
      "400": {
        "empty": "Empty, too long, or not text"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noMember": "Not a member"
      },
      "409": {
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "removeEntry": {
    "summary": "Remove an entry",
    "answers": {
      "204": {},
      "401": {
        "noSession": "No session"
      },
      "403": {
        "tooLate": "Older than 10 minutes"
      },
      "404": {
        "noEntry": "Not found"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "showEntry": {
    "summary": "Show an entry to everyone",
    "answers": {
      "200": {
        "roll": "A roll that everyone sees"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notYours": "Of someone else"
      },
      "404": {
        "noEntry": "Not found"
      },
      "409": {
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "rollDice": {
    "summary": "Roll dice",
    "answers": {
      "201": {
        "roll": "A roll that everyone sees"
      },
      "400": {
        "refused": "A field is wrong",
        "notation": "Not a dice notation"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "otherCommitment": "The commitment is not my current one",
        "closed": "The request is closed, or does not ask me",
        "answered": "I have answered the request",
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "enterRoll": {
    "summary": "Enter a roll of real dice",
    "answers": {
      "201": {
        "hand": "Real dice"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "closed": "The request is closed, or does not ask me",
        "answered": "I have answered the request",
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "askForRoll": {
    "summary": "Ask for a roll",
    "answers": {
      "201": {
        "asked": "A roll that is asked for"
      },
      "400": {
        "refused": "A field is wrong",
        "notation": "Not a dice notation"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noMember": "Not a member"
      },
      "409": {
        "three": "Three are open",
        "nobody": "There is no one to ask",
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "closeRollRequest": {
    "summary": "Close a roll request",
    "answers": {
      "200": {
        "asked": "A roll that is asked for"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noEntry": "Not found"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getDice": {
    "summary": "Get what a roll needs",
    "answers": {
      "200": {
        "dice": "Two members, one request"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "countFaces": {
    "summary": "Count the faces rolled",
    "answers": {
      "200": {
        "faces": "A few d6"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listCharacters": {
    "summary": "List the characters of a game",
    "answers": {
      "200": {
        "two": "One whole, one by name and portrait"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "createCharacter": {
    "summary": "Create a character",
    "answers": {
      "201": {
        "mira": "A character that I see whole"
      },
      "400": {
        "refused": "A field is wrong",
        "bounds": "A value outside of min and max",
        "twins": "Two blocks or refills with one id",
        "noTrack": "Health is no track of the sheet",
        "noStep": "A refill sets what cannot be set",
        "pinned": "More than 4 are pinned",
        "owner": "An owner for the kind many"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "Not a player’s"
      },
      "404": {
        "noMember": "Not a member"
      },
      "409": {
        "many": "20 active ones of one owner",
        "manyFoes": "100 of the kind many",
        "otherBody": "The key was used for something else",
        "gone": "What the key made is deleted",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getCharacter": {
    "summary": "Get a character",
    "answers": {
      "200": {
        "mira": "A character that I see whole",
        "face": "One that I do not see whole"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "deleteCharacter": {
    "summary": "Delete a character",
    "answers": {
      "200": {
        "mira": "One is deleted"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeCharacter": {
    "summary": "Change a character",
    "answers": {
      "200": {
        "mira": "A character that I see whole"
      },
      "400": {
        "refused": "A field is wrong",
        "noTrack": "Health is no track of the sheet",
        "noStep": "A refill sets what cannot be set",
        "twins": "Two blocks or refills with one id"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "many": "20 active ones of one owner",
        "manyFoes": "100 of the kind many",
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "copyCharacter": {
    "summary": "Copy a character",
    "answers": {
      "201": {
        "mira": "A character that I see whole"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "Not a player’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "many": "20 active ones of one owner",
        "manyFoes": "100 of the kind many",
        "otherBody": "The key was used for something else",
        "gone": "What the key made is deleted",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "takeCharacter": {
    "summary": "Take a character",
    "answers": {
      "200": {
        "mira": "A character that I see whole"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "taken": "It is not free, or I do not see it whole",
        "kindMany": "It is of the kind many",
        "many": "20 active ones of one owner",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "giveCharacter": {
    "summary": "Give a character, or take it back",
    "answers": {
      "200": {
        "mira": "A character that I see whole"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noCharacter": "Not found",
        "noMember": "Not a member"
      },
      "409": {
        "kindMany": "It is of the kind many",
        "many": "20 active ones of one owner",
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "markCharacter": {
    "summary": "Add and remove conditions",
    "answers": {
      "200": {
        "mira": "A character that I see whole"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "twelve": "More than 12",
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getPrivateNotes": {
    "summary": "Get my private notes on a character",
    "answers": {
      "200": {
        "secret": "A secret"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notMine": "Someone else’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changePrivateNotes": {
    "summary": "Change my private notes on a character",
    "answers": {
      "200": {
        "secret": "A secret"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notMine": "Someone else’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "orderBlocks": {
    "summary": "Reorder the blocks",
    "answers": {
      "200": {
        "order": "Three blocks"
      },
      "400": {
        "refused": "A field is wrong",
        "otherBlocks": "Not every block of the sheet, once"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "addBlock": {
    "summary": "Add a block",
    "answers": {
      "201": {
        "stealth": "A number"
      },
      "400": {
        "refused": "A field is wrong",
        "bounds": "A value outside of min and max",
        "otherKind": "What its kind does not have"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noCharacter": "Not found"
      },
      "409": {
        "full": "60 blocks",
        "pinned": "4 are pinned",
        "taken": "The id is used",
        "otherBody": "The key was used for something else",
        "gone": "What the key made is deleted",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "removeBlock": {
    "summary": "Remove a block",
    "answers": {
      "200": {
        "gold": "A block is removed"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noBlock": "Not found",
        "noCharacter": "The character was deleted"
      },
      "409": {
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeBlock": {
    "summary": "Change a block",
    "answers": {
      "200": {
        "stealth": "A number"
      },
      "400": {
        "refused": "A field is wrong",
        "bounds": "A value outside of min and max",
        "otherKind": "What its kind does not have"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noBlock": "Not found",
        "noCharacter": "The character was deleted"
      },
      "409": {
        "pinned": "4 are pinned",
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "addToBlock": {
    "summary": "Add to a number or a track",
    "answers": {
      "200": {
        "hurt": "Five of seven"
      },
      "400": {
        "refused": "A field is wrong",
        "noCount": "Neither a number nor a track"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noBlock": "Not found",
        "noCharacter": "The character was deleted"
      },
      "409": {
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "useRefill": {
    "summary": "Use a refill",
    "answers": {
      "200": {
        "rest": "Health is full again"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notOwner": "Someone else’s"
      },
      "404": {
        "noRefill": "Not found"
      },
      "409": {
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "offerRefill": {
    "summary": "Offer a refill to the party",
    "answers": {
      "200": {
        "rest": "A rest, for one character"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "nobody": "Nobody has it",
        "otherBody": "The key was used for something else",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "getConditions": {
    "summary": "Get the conditions of a game",
    "answers": {
      "200": {
        "two": "Two conditions"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "changeConditions": {
    "summary": "Change the conditions of a game",
    "answers": {
      "200": {
        "two": "Two conditions"
      },
      "400": {
        "refused": "A field is wrong",
        "twins": "Two with one label"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notAllowed": "A player asks for what host and admin may"
      },
      "404": {
        "noGame": "Not my game"
      },
      "409": {
        "archived": "The game is archived"
      },
      "412": {
        "changed": "It was changed elsewhere"
      },
      "428": {
        "noVersion": "No If-Match"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "listChanges": {
    "summary": "List the changes that can be undone",
    "answers": {
      "200": {
        "one": "A difference, and a refill before it"
      },
      "400": {
        "refused": "A parameter is wrong"
      },
      "401": {
        "noSession": "No session"
      },
      "404": {
        "noGame": "Not my game"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  },
  "undoChange": {
    "summary": "Undo a change",
    "answers": {
      "200": {
        "undone": "A difference that is taken back"
      },
      "401": {
        "noSession": "No session"
      },
      "403": {
        "notYours": "Someone else’s"
      },
      "404": {
        "noChange": "Not found"
      },
      "409": {
        "changedSince": "It was changed since",
        "tooLate": "More than 10 minutes ago",
        "many": "20 active ones of one owner",
        "manyFoes": "100 of the kind many",
        "full": "60 blocks",
        "pinned": "4 are pinned",
        "twelve": "12 conditions",
        "archived": "The game is archived"
      },
      "429": {
        "tooMany": "Too many calls in a short time"
      },
      "500": {
        "serverError": "An unexpected failure"
      }
    }
  }
} as const
