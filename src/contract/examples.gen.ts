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
  }
} as const
