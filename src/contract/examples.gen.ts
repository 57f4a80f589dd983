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
          "message": "You are not signed in."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "Enter a phone number in international format or an email address."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "That code is not right. Check it and try again."
        }
      },
      "410": {
        "gone": {
          "message": "This code has expired. Ask for a new one."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "rev": 3
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "rev": 3
        }
      },
      "400": {
        "refused": {
          "message": "Enter a name of 1 to 40 characters, and choose one of the sigils and colours."
        },
        "appWord": {
          "message": "Choose a name that nobody can take for a word of the app itself, like \"Host\"."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "412": {
        "changed": {
          "message": "Somebody else has changed this meanwhile. Look at it and try again."
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you are changing."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "Something in this request is not as it has to be. Reload the page and try again."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
              "updatedAt": "2026-11-20T20:15:00Z"
            }
          ]
        }
      },
      "400": {
        "refused": {
          "message": "Something in this request is not as it has to be. Reload the page and try again."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "nextSession": {
            "startsAt": "2026-11-27T19:00:00Z",
            "durationMinutes": 180
          },
          "rev": 4,
          "createdAt": "2026-11-01T18:00:00Z",
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "400": {
        "refused": {
          "message": "Give the game a name of 1 to 80 characters, and 1 to 12 seats."
        },
        "timeZone": {
          "message": "Choose a time zone of the list, like Europe/Berlin."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "409": {
        "fifty": {
          "message": "You host 50 games already. Archive one of them first."
        },
        "otherBody": {
          "message": "This form was sent before with other contents. Reload the page and send it again."
        },
        "gone": {
          "message": "The game that this form made is deleted, or you have left it. Send the form again for another."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "nextSession": {
            "startsAt": "2026-11-27T19:00:00Z",
            "durationMinutes": 180
          },
          "rev": 4,
          "createdAt": "2026-11-01T18:00:00Z",
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "nextSession": {
            "startsAt": "2026-11-27T19:00:00Z",
            "durationMinutes": 180
          },
          "rev": 4,
          "createdAt": "2026-11-01T18:00:00Z",
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "400": {
        "refused": {
          "message": "Give the game a name of 1 to 80 characters, and 1 to 12 seats."
        },
        "timeZone": {
          "message": "Choose a time zone of the list, like Europe/Berlin."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "409": {
        "seats": {
          "message": "More people sit at this table already. Remove somebody first, or keep their seats."
        },
        "archived": {
          "message": "This game is archived. Restore it first."
        }
      },
      "412": {
        "changed": {
          "message": "Somebody else has changed this meanwhile. Look at it and try again."
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you are changing."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "nextSession": {
            "startsAt": "2026-11-27T19:00:00Z",
            "durationMinutes": 180
          },
          "rev": 4,
          "createdAt": "2026-11-01T18:00:00Z",
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "409": {
        "fifty": {
          "message": "You host 50 games already. Archive one of them first."
        },
        "otherBody": {
          "message": "This form was sent before with other contents. Reload the page and send it again."
        },
        "gone": {
          "message": "The game that this form made is deleted, or you have left it. Send the form again for another."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "Something in this request is not as it has to be. Reload the page and try again."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "404": {
        "gone": {
          "message": "This person does not sit at the table any more."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "gone": {
          "message": "This person does not sit at the table any more."
        }
      },
      "409": {
        "host": {
          "message": "The host stays the host until they hand the game over."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "Choose a member, and the role admin or player."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "gone": {
          "message": "This person does not sit at the table any more."
        }
      },
      "409": {
        "host": {
          "message": "The host stays the host until they hand the game over."
        }
      },
      "412": {
        "changed": {
          "message": "Somebody else has changed this meanwhile. Look at it and try again."
        }
      },
      "428": {
        "noVersion": {
          "message": "Say which version you are changing."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "409": {
        "host": {
          "message": "Hand the game over to somebody else before you leave it."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "updatedAt": "2026-11-20T20:15:00Z"
        }
      },
      "400": {
        "refused": {
          "message": "Choose a member, and the role admin or player."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "gone": {
          "message": "This person does not sit at the table any more."
        }
      },
      "409": {
        "fifty": {
          "message": "This person hosts 50 games already."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "Something in this request is not as it has to be. Reload the page and try again."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "Choose 1 to 50 uses, and a time between one hour and thirty days from now."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "player": {
          "message": "Host and admins invite. Ask one of them."
        },
        "admin": {
          "message": "Only the host invites admins."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "409": {
        "archived": {
          "message": "This game is archived. Restore it first."
        },
        "many": {
          "message": "This game has 100 links that work. Revoke one of them first."
        },
        "otherBody": {
          "message": "This form was sent before with other contents. Reload the page and send it again."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "gone": {
          "message": "This link does not exist."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "gone": {
          "message": "This link does not exist."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "Something in this request is not as it has to be. Reload the page and try again."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "gone": {
          "message": "This request has been decided on already, or was taken back."
        }
      },
      "409": {
        "full": {
          "message": "This table is full."
        },
        "archived": {
          "message": "This game is archived."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "403": {
        "notAllowed": {
          "message": "Your role in this game does not allow that. Ask the host."
        }
      },
      "404": {
        "gone": {
          "message": "This request has been decided on already, or was taken back."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "This link is not complete. Ask for it again, and copy the whole of it."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "404": {
        "broken": {
          "message": "This link does not lead to a game. Ask for it again, and copy the whole of it."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "This link is not complete. Ask for it again, and copy the whole of it."
        }
      },
      "401": {
        "noSession": {
          "message": "You are not signed in."
        }
      },
      "403": {
        "declined": {
          "message": "The host has declined your request."
        },
        "removed": {
          "message": "You were removed from this game. Ask the host for a new link."
        }
      },
      "404": {
        "broken": {
          "message": "This link does not lead to a game. Ask for it again, and copy the whole of it."
        }
      },
      "409": {
        "full": {
          "message": "This table is full."
        },
        "archived": {
          "message": "This game is archived."
        }
      },
      "410": {
        "expired": {
          "message": "This link has expired. Ask for a new one."
        },
        "usedUp": {
          "message": "This link has been used up. Ask for a new one."
        },
        "revoked": {
          "message": "This link was revoked. Ask for a new one."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
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
          "message": "You are not signed in."
        }
      },
      "404": {
        "noGame": {
          "message": "This game does not exist, or you do not sit at its table."
        }
      },
      "429": {
        "tooMany": {
          "message": "Too many attempts. Wait a little and try again."
        }
      },
      "500": {
        "serverError": {
          "message": "Something went wrong on our side. Try again in a moment."
        }
      }
    }
  }
} as const
